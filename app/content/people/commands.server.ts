/** Changes to the pages about people. Each one changes the draft of their document. */
import type { PersonKey } from "~/business/about.ts";
import type { Actor } from "~/platform/database/audit-log.server.ts";
import { changeDraft } from "../changes.server.ts";
import { peopleDocument } from "./people.ts";

/** The buttons for a page. */
export const personButtons = ["hide", "show", "sample"] as const;
export type PersonButton = (typeof personButtons)[number];

/** Hides or shows a page, or brings back its sample text. */
export const changePersonByButton = (key: PersonKey, button: PersonButton, actor: Actor) =>
	changeDraft({ document: peopleDocument, actor }, (people) => {
		if (button === "sample") return { ...people, [key]: undefined };
		const others = people.hidden.filter((other) => other !== key);
		return { ...people, hidden: button === "hide" ? [...others, key] : others };
	});
