/** Every public page with a fixed address. A test compares the list with the map of routes. */
import { href } from "react-router";
import { programAddress, programKeys } from "~/business/programs.ts";

export const publicPages: readonly string[] = [
	href("/"),
	href("/trained-puppies-for-sale"),
	href("/choosing-your-puppy"),
	href("/puppy-training"),
	href("/puppy-delivery"),
	href("/reserving-a-puppy"),
	href("/training-programs"),
	...programKeys.map(programAddress),
	href("/meet-the-team"),
	href("/meet-the-trainer"),
	href("/meet-the-trainer/zeta"),
	href("/meet-our-guests"),
	href("/testimonials"),
	href("/reviews"),
	href("/sold-puppy-stories"),
	href("/videos"),
	href("/contact-us"),
	href("/waiting-list"),
	href("/privacy"),
];
