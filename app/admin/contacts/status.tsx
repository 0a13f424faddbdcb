import { type ContactStatus, contactStatuses } from "~/contact/schema.ts";
import { Tag } from "~/ui/tag.tsx";

/** What has become of messages, in words. */
export const statusWords = { new: "New", replied: "Replied", archived: "Archived" } as const;

/** The words of a stored status; what is unknown counts as new. */
export const wordsOfStatus = (status: string) =>
	status === "replied" || status === "archived" ? statusWords[status] : statusWords.new;

/** The status that a pending submission sets, for optimistic UI. */
export function pendingStatus(formData: FormData | undefined): ContactStatus | undefined {
	return contactStatuses.find((status) => status === formData?.get("intent"));
}

interface ContactTagProps {
	contact: { status: string; isSpam: boolean };
}

/** A message's state as a tag: what still waits for an answer stands out. */
export function ContactTag({ contact }: ContactTagProps) {
	const isWaiting = contact.status === "new" && !contact.isSpam;
	return <Tag available={isWaiting}>{words(contact)}</Tag>;
}

/** Spam is archived once somebody has said that it is. */
function words({ isSpam, status }: ContactTagProps["contact"]): string {
	if (!isSpam) return wordsOfStatus(status);
	return status === "archived" ? "Spam" : "Suspected spam";
}
