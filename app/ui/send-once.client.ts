/** Milliseconds after which a form that got no answer may be sent again. */
const ANSWER_TIME = 15_000;

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

/** Forms whose button says with `data-busy` what it shows meanwhile: no second click. */
export function enhanceSendOnce(root: ParentNode) {
	for (const button of root.querySelectorAll<HTMLButtonElement>("button[data-busy]")) {
		if (button.form) sendOnce(button.form, button);
	}
}
