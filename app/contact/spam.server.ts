/** By what a message looks like spam. Such a message is kept apart, never thrown away. */
import { suspiciousText } from "~/platform/forms/spam.server.ts";
import type { ContactMessage } from "./schema.ts";

export { suspiciousForm } from "~/platform/forms/spam.server.ts";

/** What the words of a message give away; empty for an ordinary one. */
export const suspiciousWords = ({ name, message, inspiration_source }: ContactMessage): string =>
	suspiciousText(name, `${message}\n${inspiration_source}`);
