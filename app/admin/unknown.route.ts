/** Answers unknown addresses under /admin with 404; visitors without a session get the sign-in page. */
import { data } from "react-router";

export function loader(): never {
	throw data(null, 404);
}

export const action = loader;

/** Makes this a page route, so that the frame shows the error; never rendered itself. */
export default function Unknown() {
	return null;
}
