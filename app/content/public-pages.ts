/** Every public page with a fixed address, and every program that visitors can see. */
import { href } from "react-router";
import { about } from "~/business/about.ts";
import { programDefaults } from "./program-defaults.ts";
import { type ProgramsContent, programLinks } from "./programs.ts";

/** The paths of these pages. A test compares the list with the route map. */
export const publicPages = (programs: ProgramsContent = programDefaults): string[] => [
	href("/"),
	href("/trained-puppies-for-sale"),
	href("/choosing-your-puppy"),
	href("/puppy-training"),
	href("/puppy-delivery"),
	href("/reserving-a-puppy"),
	href("/reserving-a-puppy/agreement"),
	...programLinks(programs).map(({ path }) => path),
	href("/meet-the-team"),
	href("/meet-the-trainer"),
	about.dog.path,
	href("/meet-our-guests"),
	href("/testimonials"),
	href("/reviews"),
	href("/sold-puppy-stories"),
	href("/videos"),
	href("/contact-us"),
	href("/waiting-list"),
	href("/privacy"),
];
