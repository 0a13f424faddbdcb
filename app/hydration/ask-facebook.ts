/**
 * The script in every page that asks where to open Facebook when its icon is tapped on Android or iOS
 * (specification, section 2; layout/facebook-chooser.tsx).
 *
 * It is imported as text only (`?inline-script`) and inlined into the page, because the tap may be a visitor's
 * first act, before React is loaded. It also works after that. Without JavaScript the icon is an ordinary link.
 */
type Device = Pick<Navigator, "userAgent" | "maxTouchPoints">;

/** Whether the Facebook app may be installed: on Android, iOS and iPads, which identify themselves as Macs. */
export function mayHaveApp({ userAgent, maxTouchPoints }: Device): boolean {
	if (/Android|iPhone|iPad|iPod/.test(userAgent)) return true;
	return /Macintosh/.test(userAgent) && maxTouchPoints > 1;
}

const chooser = () => document.querySelector<HTMLDialogElement>("#facebook-chooser");

// Behind the question, only the Back button leads to another page.
globalThis.window?.addEventListener("popstate", () => chooser()?.close());
globalThis.document?.addEventListener("click", (click) => {
	const { target, metaKey, ctrlKey, shiftKey, altKey } = click;
	const dialog = chooser();
	if (!dialog || !(target instanceof Element)) return;
	// A click on the dialog itself is on its backdrop, because its content fills it.
	if (target === dialog || (dialog.contains(target) && target.closest("a"))) return dialog.close();
	const icon = target.closest<HTMLElement>("[data-facebook]");
	if (!icon || metaKey || ctrlKey || shiftKey || altKey || !mayHaveApp(navigator)) return;
	click.preventDefault();
	// Safari doesn't focus a tapped link, so the dialog couldn't return the focus to it.
	icon.focus({ preventScroll: true });
	dialog.showModal();
});
