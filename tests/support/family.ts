import { familyOf, type Person } from "~/families/families.server.ts";
import { command } from "~/platform/command.server.ts";

/** Adds a family as the trainer does, or finds the one that has the email address. Returns its id. */
export const addFamily = (family: Partial<Person> & Pick<Person, "name">): Promise<number> =>
	command({ who: "maren", via: "admin" }, (work) =>
		familyOf(work, { email: `${family.name}@a.example`, ...family }),
	);
