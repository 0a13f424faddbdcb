import { createHash } from "node:crypto";

/**
 * What is stored of a secret that is long and random, such as a token: it can be recognized by it
 * and not be made from it. A password, which somebody may guess, takes more (passwords.server.ts).
 */
export const hashOf = (secret: string) => createHash("sha256").update(secret).digest("base64url");
