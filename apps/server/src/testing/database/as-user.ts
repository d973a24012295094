import type { DatabaseAddress } from "../../platform/database/connect.ts";
import type { TestDatabase } from "./create-test-database.ts";
import { pastPooler } from "./open-server.ts";

/** The address of a database for another user of it, past a pooler. */
export function asUser(
  address: TestDatabase["address"],
  user: string,
  password: string,
): DatabaseAddress {
  const direct = pastPooler(address);
  if (typeof direct !== "string") return { ...direct, user, password };
  const url = new URL(direct);
  url.username = user;
  url.password = password;
  return url.href;
}
