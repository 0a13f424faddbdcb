/** The letters that a fresh site has, with the words that they begin with. */
import { paperLetters } from "../reservations/paper-words.ts";
import { confirmationPlaceholders, familyPlaceholders, type Placeholder } from "./placeholders.ts";

export interface LetterKind {
	/** As it is stored (LetterTemplate.kind). */
	kind: string;
	name: string;
	/** When it is used. */
	use: string;
	/** Left out where the letter is no email of its own. */
	subject?: string;
	text: string;
	placeholders: readonly Placeholder[];
}

/** The kind of a template for answers that the trainer added herself. */
export const OWN_REPLY = "reply";

const answer = (kind: string, name: string, text: string): LetterKind => ({
	kind,
	name,
	use: "A template for answers: choose it while you write one.",
	text,
	placeholders: familyPlaceholders,
});

/** Templates for answers that are there from the beginning, in their order. */
export const replyKinds: readonly LetterKind[] = [
	answer(
		"first answer",
		"First answer",
		`Hi {first name},

thank you for writing to {brand}. I read your message and would love to hear more about you: who lives in your home, what your days look like, and what you wish for in a dog.

If you like, call me at {phone} and we talk about it.

{trainer}`,
	),
	answer(
		"invite to visit",
		"Invite to visit",
		`Hi {first name},

would you like to come and meet {puppy}? Visits are here in {place}, by appointment. Tell me two or three days that suit you, and I will write back with a time and the way to the house.

{trainer}
{phone}`,
	),
	answer(
		"puppy is reserved",
		"Puppy is reserved",
		`Hi {first name},

{puppy} is reserved for another family at the moment. I can put you on the waiting list: then you hear from me as soon as a puppy that suits you is here.

{trainer}`,
	),
	answer(
		"not at the moment",
		"Not at the moment",
		`Hi {first name},

thank you for your message. At the moment I have no puppy that would be right for you, and I would rather say so than raise your hopes. Please write again any time.

{trainer}`,
	),
];

/** Emails that go to families by themselves, where the trainer switched them on. */
export const confirmationLetter: LetterKind = {
	kind: "confirmation",
	name: "Confirmation of a message",
	use: "Sent at once to everybody who writes by the contact form, where it is switched on.",
	subject: "Your message to {brand}",
	text: `Hi {first name},

thank you for your message: it has arrived, and {trainer} will answer you soon. This is what you wrote:

{message}

{brand}
{phone}`,
	placeholders: confirmationPlaceholders,
};

export const afterHomeLetter: LetterKind = {
	kind: "after home",
	name: "The day after going home",
	use: "Sent the day after a puppy went home with its family, where it is switched on.",
	subject: "How was the first night with {puppy}?",
	text: `Hi {first name},

how did {puppy} sleep? The first days are new for everybody. Keep to the times for meals and walks that we talked about, and give {puppy} a quiet place to rest.

If you wonder about anything, call me at {phone} or answer this email. A photo makes me happy too!

{trainer}`,
	placeholders: familyPlaceholders,
};

export const automaticKinds: readonly LetterKind[] = [confirmationLetter, afterHomeLetter];

/** Letters that are printed, from the page of a reservation. */
export const paperKinds: readonly LetterKind[] = paperLetters.map((letter) => ({
	kind: letter.kind,
	name: letter.name,
	// Read when it is shown: it names the business, which can change.
	get text() {
		return letter.text;
	},
	placeholders: letter.placeholders,
	use: `Printed from the page of a reservation. An empty line begins a new paragraph.`,
}));

export const letterKinds: readonly LetterKind[] = [...replyKinds, ...automaticKinds, ...paperKinds];

export const isReplyKind = (kind: string) =>
	kind === OWN_REPLY || replyKinds.some((each) => each.kind === kind);

export const letterKindOf = (kind: string) => letterKinds.find((each) => each.kind === kind);

/** What a letter of a kind may hold. */
export const placeholdersOf = (kind: string) =>
	letterKindOf(kind)?.placeholders ?? familyPlaceholders;

/** Whether letters of a kind have a subject of their own. */
export const hasSubject = (kind: string) => letterKindOf(kind)?.subject !== undefined;
