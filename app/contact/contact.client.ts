/** Makes the browser's own check use the site's words, which each control carries. */
function sayOwnWords(form: HTMLFormElement, button: HTMLButtonElement) {
	const controls = [
		...form.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>("[data-problem]"),
	];
	for (const control of controls) {
		control.addEventListener("invalid", () => {
			control.setCustomValidity(control.dataset.problem ?? "");
		});
		control.addEventListener("input", () => control.setCustomValidity(""));
	}
	// Comes before the check, also when the Enter key sends the form: each check starts afresh.
	button.addEventListener("click", () => {
		for (const control of controls) control.setCustomValidity("");
	});
}

/** The contact form: the browser's check in the site's words. */
export function enhanceContactForm(root: ParentNode = document) {
	const form = root.querySelector<HTMLFormElement>("form[data-contact-form]");
	const button = form?.querySelector<HTMLButtonElement>("button");
	if (form && button) sayOwnWords(form, button);
}
