import { createHash, generateKeyPairSync, randomBytes, sign } from "node:crypto";
import { isoCBOR } from "@simplewebauthn/server/helpers";

/** What a server asks of a device, as far as this one reads it. */
interface Ceremony {
  readonly challenge: string;
}

const userPresent = 0b1;
const userVerified = 0b100;
const hasCredential = 0b0100_0000;

/**
 * A device with one passkey (WebAuthn level 3), in software: it signs with ES256 and makes no statement about its maker. With `verifies: false` it does
 * not ask who holds it.
 */
export function createPasskeyDevice(address: string, { verifies = true } = {}) {
  const { origin, hostname } = new URL(address);
  const { privateKey, publicKey } = generateKeyPairSync("ec", { namedCurve: "P-256" });
  const { x = "", y = "" } = publicKey.export({ format: "jwk" });
  const id = randomBytes(32);
  const flags = userPresent | (verifies ? userVerified : 0);
  const idHash = createHash("sha256").update(hostname).digest();
  const base64 = (bytes: Uint8Array) => Buffer.from(bytes).toString("base64url");

  /** The COSE key of RFC 9053: EC2, ES256, P-256. */
  const coseKey = isoCBOR.encode(
    new Map<number, number | Uint8Array>([
      [1, 2],
      [3, -7],
      [-1, 1],
      [-2, Buffer.from(x, "base64url")],
      [-3, Buffer.from(y, "base64url")],
    ]),
  );

  const clientData = (type: string, challenge: string) =>
    Buffer.from(JSON.stringify({ type, challenge, origin, crossOrigin: false }));

  const answer = (response: Record<string, unknown>) => ({
    id: base64(id),
    rawId: base64(id),
    type: "public-key",
    clientExtensionResults: {},
    response,
  });

  return {
    /** Makes the passkey. */
    register({ challenge }: Ceremony) {
      const authData = Buffer.concat([
        idHash,
        Buffer.from([flags | hasCredential, 0, 0, 0, 0]),
        Buffer.alloc(16),
        Buffer.from([0, id.length]),
        id,
        coseKey,
      ]);
      const attestation = new Map<string, unknown>([
        ["fmt", "none"],
        ["attStmt", new Map()],
        ["authData", new Uint8Array(authData)],
      ]);
      return answer({
        clientDataJSON: base64(clientData("webauthn.create", challenge)),
        attestationObject: base64(isoCBOR.encode(attestation as never)),
        transports: ["internal"],
      });
    },

    /** Signs in with the passkey. */
    authenticate({ challenge }: Ceremony) {
      const authenticatorData = Buffer.concat([idHash, Buffer.from([flags, 0, 0, 0, 0])]);
      const data = clientData("webauthn.get", challenge);
      const signed = Buffer.concat([authenticatorData, createHash("sha256").update(data).digest()]);
      return answer({
        clientDataJSON: base64(data),
        authenticatorData: base64(authenticatorData),
        signature: base64(sign("sha256", signed, privateKey)),
      });
    },
  };
}
