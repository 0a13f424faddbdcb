/** Buttons beside the note that is being written: none of them may lose it. */
import { useHydrated } from "remix-utils/use-hydrated";

/** Id of the form of a note. */
export const NOTE_FORM = "note";

/**
 * Attributes of a button that changes something else of the page. Until the page is hydrated it sends
 * the form of the note, so that the page shows the note again that is being written. Afterward it
 * sends a form of its own, and the page stays as it is.
 */
export function useBesideNote() {
	const isHydrated = useHydrated();
	return isHydrated ? {} : ({ form: NOTE_FORM, formNoValidate: true } as const);
}
