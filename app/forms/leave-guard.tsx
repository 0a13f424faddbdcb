import { useEffect, useEffectEvent, useRef } from "react";
import { useBlocker } from "react-router";
import { Button } from "~/ui/button.tsx";
import { Actions } from "~/ui/page/layout.tsx";
import * as css from "./leave-guard.css.ts";

interface LeaveGuardProps {
	/** Whether something is written that would be lost from sight. */
	isUnsaved: () => boolean;
}

/**
 * Asks before a page with unsaved words is left: in words of ours for links and buttons of the
 * site, in the browser's for everything else.
 */
export function LeaveGuard({ isUnsaved }: LeaveGuardProps) {
	const dialog = useRef<HTMLDialogElement>(null);
	const blocker = useBlocker(({ currentLocation, nextLocation }) => {
		const isOtherPage =
			currentLocation.pathname !== nextLocation.pathname ||
			currentLocation.search !== nextLocation.search;
		return isOtherPage && isUnsaved();
	});
	const isBlocked = blocker.state === "blocked";
	const onBeforeUnload = useEffectEvent((event: BeforeUnloadEvent) => {
		if (isUnsaved()) event.preventDefault();
	});
	useEffect(() => {
		const listener = (event: BeforeUnloadEvent) => onBeforeUnload(event);
		addEventListener("beforeunload", listener);
		return () => removeEventListener("beforeunload", listener);
	}, []);
	useEffect(() => {
		document.addEventListener("click", stayOnPage, true);
		return () => document.removeEventListener("click", stayOnPage, true);
	}, []);
	useEffect(() => {
		if (isBlocked) dialog.current?.showModal();
		else dialog.current?.close();
	}, [isBlocked]);
	return (
		<dialog
			ref={dialog}
			aria-labelledby="leave-guard"
			className={css.dialog}
			onClose={() => {
				if (blocker.state === "blocked") blocker.reset();
			}}
		>
			<h2 id="leave-guard" className={css.title}>
				Leave without saving?
			</h2>
			<p>What you wrote is not saved. This device keeps it, and offers it when you come back.</p>
			<Actions>
				<Button type="button" onClick={() => dialog.current?.close()}>
					Stay here
				</Button>
				<Button
					type="button"
					tone="line"
					onClick={() => {
						if (blocker.state === "blocked") blocker.proceed();
					}}
				>
					Leave
				</Button>
			</Actions>
		</dialog>
	);
}

/**
 * Leads to a place of the same page without an entry in the history: React Router can't tell one
 * that the browser made from another page, as long as it may have to block it.
 */
function stayOnPage(event: MouseEvent) {
	const isPlain = event.button === 0 && !event.ctrlKey && !event.metaKey && !event.shiftKey;
	const link = event.target instanceof Element ? event.target.closest("a[href^='#']") : null;
	const place = document.getElementById(link?.getAttribute("href")?.slice(1) ?? "");
	if (!isPlain || !place) return;
	event.preventDefault();
	place.focus({ preventScroll: true });
	place.scrollIntoView();
}
