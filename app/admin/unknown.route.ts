/** Responds to unknown addresses under /admin with 404; visitors without a session get the sign-in page. */
import { notFound } from "./not-found.ts";

export function loader(): never {
	throw notFound();
}

export const action = loader;

/** Makes this a page route, so that the frame shows the error; never rendered itself. */
export default function Unknown() {
	return null;
}
