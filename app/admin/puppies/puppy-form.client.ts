/** Proposes the profile path of a new puppy while its name is written. */
import { pathOf } from "~/puppies/paths.ts";

/** The proposal follows the name until somebody writes a path of their own. */
export function enhancePuppyForm(root: ParentNode = document) {
	const form = root.querySelector<HTMLFormElement>("form[data-puppy-form]");
	const path = form?.querySelector<HTMLInputElement>("input[data-path]");
	const name = form?.querySelector<HTMLInputElement>("input[name=name]");
	if (!path || !name) return;
	let proposal = path.value;
	name.addEventListener("input", () => {
		if (path.value !== proposal) return;
		proposal = name.value.trim() ? pathOf(name.value) : "";
		path.value = proposal;
	});
}
