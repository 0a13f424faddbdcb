/** The navigation entries (specification, section 2). */
import { href } from "react-router";

export const navigation = [
	{ name: "Home", path: href("/"), header: true, footer: false },
	{ name: "Choosing Your Puppy", path: href("/choosing-your-puppy"), header: true, footer: false },
	{ name: "Your Puppy's Training", path: href("/puppy-training"), header: true, footer: false },
	{ name: "Puppy Delivery", path: href("/puppy-delivery"), header: true, footer: false },
	{ name: "View Puppies", path: href("/trained-puppies-for-sale"), header: true, footer: false },
	{ name: "Contact Us", path: href("/contact-us"), header: true, footer: true },
] as const;
