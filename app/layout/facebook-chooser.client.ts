type Device = Pick<Navigator, "userAgent" | "maxTouchPoints">;

/** True where Facebook may have an app: Android, iOS, and iPads, which call themselves Macs. */
export function mayHaveApp({ userAgent, maxTouchPoints }: Device): boolean {
	if (/Android|iPhone|iPad|iPod/.test(userAgent)) return true;
	return /Macintosh/.test(userAgent) && maxTouchPoints > 1;
}

/** On a phone the Facebook icons ask first whether to open the app or to stay in the browser. */
export function enhanceFacebookChooser(root: ParentNode = document) {
	const dialog = root.querySelector<HTMLDialogElement>("dialog[data-facebook-chooser]");
	if (!dialog || !mayHaveApp(navigator)) return;
	let opener: HTMLElement | undefined;
	for (const link of root.querySelectorAll<HTMLElement>("a[data-facebook]")) {
		link.addEventListener("click", (click) => {
			click.preventDefault();
			opener = link;
			dialog.showModal();
		});
	}
	dialog.addEventListener("click", ({ target }) => {
		const isBackdrop = target === dialog;
		if (isBackdrop || (target instanceof Element && target.closest("[data-close]"))) dialog.close();
	});
	// Safari gives a tapped link no focus that the dialog could return by itself.
	dialog.addEventListener("close", () => opener?.focus());
}
