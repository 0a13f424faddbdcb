/** Changes to the pages about people, each of which is a change of their document's draft. */
import { createHash } from "node:crypto";
import type { PersonKey } from "~/business/about.ts";
import type { Actor } from "~/platform/database/audit-log.server.ts";
import { changeNewest } from "../change-newest.server.ts";
import { ownWords, type People, type Person, peopleDocument, personOf } from "./people.ts";

/** What a form is made from: another one where somebody rewrote the page since. */
export const printOfPerson = (person: Person): string =>
	createHash("sha256").update(JSON.stringify(person)).digest("base64url").slice(0, 22);

/** Rewrites the page about somebody; "changed" where somebody else has rewritten it. */
export const rewritePerson = (
	key: PersonKey,
	answers: Person,
	{ print, by }: { print: string; by: Actor },
) =>
	changeNewest<People, "changed">(peopleDocument, by, (people) =>
		printOfPerson(personOf(people, key)) === print
			? { ...people, [key]: ownWords(key, answers) }
			: "changed",
	);

/** The buttons of a page. */
export const personButtons = ["hide", "show", "sample"] as const;
export type PersonButton = (typeof personButtons)[number];

/** Hides or shows a page, or gives it the sample's words again. */
export const pressPerson = (key: PersonKey, button: PersonButton, by: Actor) =>
	changeNewest<People, never>(peopleDocument, by, (people) => {
		if (button === "sample") return { ...people, [key]: undefined };
		const others = people.hidden.filter((other) => other !== key);
		return { ...people, hidden: button === "hide" ? [...others, key] : others };
	});
