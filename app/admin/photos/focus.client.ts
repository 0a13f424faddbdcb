const percent = (part: number, whole: number) =>
	String(Math.round(Math.min(1, Math.max(0, part / whole)) * 100));

function enhance(field: HTMLElement) {
	const picture = field.querySelector<HTMLElement>("[data-focus-picture]");
	const spot = field.querySelector<HTMLElement>("[data-focus-spot]");
	const x = field.querySelector<HTMLInputElement>("[data-focus-axis=x]");
	const y = field.querySelector<HTMLInputElement>("[data-focus-axis=y]");
	if (!picture || !spot || !x || !y || picture.dataset.focusPicture === "on") return;
	picture.dataset.focusPicture = "on";
	const hint = field.querySelector<HTMLElement>("[data-focus-hint]");
	if (hint) hint.hidden = false;
	const show = () => {
		spot.style.left = `${x.value}%`;
		spot.style.top = `${y.value}%`;
	};
	picture.addEventListener("click", (event) => {
		const frame = picture.getBoundingClientRect();
		x.value = percent(event.clientX - frame.left, frame.width);
		y.value = percent(event.clientY - frame.top, frame.height);
		show();
	});
	for (const input of [x, y]) input.addEventListener("input", show);
}

/** Lets one point at what must stay in view of a photo; the figures beside it follow, and lead. */
export function enhanceFocus(root: ParentNode = document) {
	for (const field of root.querySelectorAll<HTMLElement>("[data-focus]")) enhance(field);
}
