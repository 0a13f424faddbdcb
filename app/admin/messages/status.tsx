import { Tag } from "~/ui/tag.tsx";

export const statusText = { new: "New", replied: "Replied", archived: "Archived" } as const;

/** The label of a stored status; an unknown one counts as new. */
export const statusLabel = (status: string) =>
	status === "replied" || status === "archived" ? statusText[status] : statusText.new;

interface ContactTagProps {
	contact: { status: string; isSpam: boolean };
}

/** A message's status as a tag. Messages still waiting for an answer stand out. */
export function ContactTag({ contact }: ContactTagProps) {
	const isWaiting = contact.status === "new" && !contact.isSpam;
	return <Tag available={isWaiting}>{label(contact)}</Tag>;
}

/** Suspected spam becomes "Spam" when somebody confirms it, which archives the message. */
function label({ isSpam, status }: ContactTagProps["contact"]): string {
	if (!isSpam) return statusLabel(status);
	return status === "archived" ? "Spam" : "Suspected spam";
}
