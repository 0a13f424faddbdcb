import { createHash } from "node:crypto";

/**
 * The hash that is stored in place of a long, random secret, such as a token. It identifies the
 * secret but doesn't reveal it. A password can be guessed, so it needs a slow hash (passwords.server.ts).
 */
export const hashOf = (secret: string) => createHash("sha256").update(secret).digest("base64url");
