/** Milliseconds after which a form that got no answer may be sent again. */
const ANSWER_TIME = 15_000;

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

/** Lets a form be sent once. The button keeps its focus: it is said to be disabled, and is not. */
function sendOnce(form: HTMLFormElement, button: HTMLButtonElement) {
	const words = button.textContent;
	const release = () => {
		button.removeAttribute("aria-disabled");
		button.textContent = words;
	};
	form.addEventListener("submit", (event) => {
		if (button.ariaDisabled === "true") return event.preventDefault();
		button.ariaDisabled = "true";
		button.textContent = button.dataset.busy ?? words;
		setTimeout(release, ANSWER_TIME);
	});
	// The Back button may bring the page back as it was left.
	window.addEventListener("pageshow", release);
}

/** The contact form: the browser's check in the site's words, and no second click. */
export function enhanceContactForm(root: ParentNode = document) {
	const form = root.querySelector<HTMLFormElement>("form[data-contact-form]");
	const button = form?.querySelector<HTMLButtonElement>("button[data-busy]");
	if (!form || !button) return;
	sayOwnWords(form, button);
	sendOnce(form, button);
}
