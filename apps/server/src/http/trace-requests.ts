import type { IncomingMessage, ServerResponse } from "node:http";
import type { Tracing } from "../platform/tracing/tracing.ts";
import { isNear } from "./client-address.ts";
import { requestIdHeader } from "./request-id.ts";
import { routeName } from "./route-names.ts";

/** Answers a request by calling `answer`. */
export type AroundAnswers = (
  request: IncomingMessage,
  response: ServerResponse,
  answer: () => void,
) => void;

/**
 * Makes each request a span: its route, status and id, never its address or its body. A `traceparent` is believed from a proxy nearby, as its request
 * id is: others could have everything recorded.
 */
export function traceRequests(tracing: Tracing): AroundAnswers {
  return (request, response, answer) => {
    const { method = "GET", url = "/", headers, socket } = request;
    const { traceparent } = headers;
    const isBelieved = typeof traceparent === "string" && isNear(socket.remoteAddress ?? "");
    const route = routeName(method, url);
    const span = tracing.start(`${method} ${route}`, {
      kind: "server",
      traceparent: isBelieved ? traceparent : undefined,
      attributes: {
        "http.request.method": method,
        "http.route": route,
        "stemma.request.id": String(headers[requestIdHeader]),
      },
    });
    response.once("close", () => {
      const { statusCode, writableFinished } = response;
      const failure =
        statusCode >= 500 ? Object.assign(new Error(), { code: statusCode }) : undefined;
      span.end(
        { "http.response.status_code": statusCode, "stemma.request.cut": !writableFinished },
        failure,
      );
    });
    tracing.within(span, answer);
  };
}
