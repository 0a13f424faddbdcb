/** Every document, in the order in which the admin lists them. */
import type { ContentDocument } from "./document.ts";

export const documents: readonly ContentDocument<unknown>[] = [];
