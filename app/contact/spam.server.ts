/** Decides whether a message looks like spam. Such a message is kept apart, but never thrown away. */
import { suspiciousText } from "~/platform/forms/spam.server.ts";
import type { ContactMessage } from "./schema.ts";

export { suspiciousForm } from "~/platform/forms/spam.server.ts";

/** Why the text of a message looks like spam; empty for an ordinary message. */
export const spamReasonOf = ({ name, message, inspiration_source }: ContactMessage): string =>
	suspiciousText(name, `${message}\n${inspiration_source}`);
