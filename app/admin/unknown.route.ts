/** An address under /admin that there is not: nobody without a session learns even that. */
import { data } from "react-router";

export function loader(): never {
	throw data(null, 404);
}

export const action = loader;

/** What makes it a page, which the frame answers; never rendered itself. */
export default function Unknown() {
	return null;
}
