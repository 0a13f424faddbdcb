import { createContext, useContext, useState } from "react";
import { SUBMISSION_KEY } from "~/platform/forms/hidden-fields.ts";

/** The key of the forms of a page that add something; another one each time the page is loaded. */
export const PageKey = createContext("");

/**
 * A hidden field for forms that add something: the same form sent twice adds it only once. One that is kept stays the
 * same while the form is shown, even if the page's data is loaded again.
 */
export function SubmissionKey({ isKept }: { isKept?: boolean }) {
	const key = useContext(PageKey);
	const [first] = useState(key);
	const value = isKept ? first : key;
	return <input type="hidden" name={SUBMISSION_KEY} value={value} autoComplete="off" />;
}
