/** The built-in letters with their default texts. */
import { paperLetters } from "./paper-letters.ts";
import { confirmationPlaceholders, familyPlaceholders, type LetterKind } from "./placeholders.ts";

/** The kind of the trainer's own templates for answers. */
export const OWN_REPLY = "reply";

const replyKind = (kind: string, name: string, text: string): LetterKind => ({
	kind,
	name,
	use: "A template for answers. Choose it when you write one.",
	text,
	placeholders: familyPlaceholders,
});

/** The built-in templates for answers, in display order. */
export const replyKinds: readonly LetterKind[] = [
	replyKind(
		"first answer",
		"First answer",
		`Hi {first name},

Thank you for writing to {brand}. I read your message and would love to hear more about you: who lives in your home, what your days look like, and what you wish for in a dog.

If you like, call me at {phone} and we can talk about it.

{trainer}`,
	),
	replyKind(
		"invite to visit",
		"Invite to visit",
		`Hi {first name},

Would you like to come and meet {puppy}? Visits are here in {place}, by appointment. Tell me two or three days that suit you, and I will write back with a time and directions to the house.

{trainer}
{phone}`,
	),
	replyKind(
		"puppy is reserved",
		"Puppy is reserved",
		`Hi {first name},

{puppy} is reserved for another family at the moment. I can put you on the waiting list, and you’ll hear from me as soon as I have a puppy that suits you.

{trainer}`,
	),
	replyKind(
		"not at the moment",
		"Not at the moment",
		`Hi {first name},

Thank you for your message. At the moment I have no puppy that would be right for you, and I would rather say so than raise your hopes. Please write again any time.

{trainer}`,
	),
];

/** The email that confirms a message, if the trainer switched it on. */
export const confirmationLetter: LetterKind = {
	kind: "confirmation",
	name: "Confirmation of a message",
	use: "Sent right away to everybody who uses the contact form, if it is switched on.",
	subject: "Your message to {brand}",
	text: `Hi {first name},

Thank you for your message. It has arrived, and {trainer} will answer you soon. This is what you wrote:

{message}

{brand}
{phone}`,
	placeholders: confirmationPlaceholders,
};

export const afterHomeLetter: LetterKind = {
	kind: "after home",
	name: "The day after going home",
	use: "Sent the day after a puppy went home with its family, if it is switched on.",
	subject: "How was the first night with {puppy}?",
	text: `Hi {first name},

How did {puppy} sleep? The first days are new for everybody. Keep to the times for meals and walks that we talked about, and give {puppy} a quiet place to rest.

If you have any questions, call me at {phone} or answer this email. I’d love to see a photo, too!

{trainer}`,
	placeholders: familyPlaceholders,
};

export const automaticKinds: readonly LetterKind[] = [confirmationLetter, afterHomeLetter];

export const letterKinds: readonly LetterKind[] = [
	...replyKinds,
	...automaticKinds,
	...paperLetters,
];

export const isReplyKind = (kind: string) =>
	kind === OWN_REPLY || replyKinds.some((each) => each.kind === kind);

export const letterKindOf = (kind: string) => letterKinds.find((each) => each.kind === kind);

/** The placeholders that letters of a kind may contain. */
export const placeholdersOf = (kind: string) =>
	letterKindOf(kind)?.placeholders ?? familyPlaceholders;

/** Whether letters of a kind have a subject of their own. */
export const hasSubject = (kind: string) => letterKindOf(kind)?.subject !== undefined;
