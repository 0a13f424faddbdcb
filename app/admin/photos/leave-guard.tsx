import { useEffect, useRef } from "react";
import { useBeforeUnload, useBlocker } from "react-router";
import { Button } from "~/ui/button.tsx";
import { Actions } from "~/ui/page/layout.tsx";
import * as css from "./leave-guard.css.ts";

/** Asks before a page is left whose files are not all sent. */
export function LeaveGuard({ isActive }: { isActive: boolean }) {
	const dialog = useRef<HTMLDialogElement>(null);
	const { state, proceed, reset } = useBlocker(
		({ currentLocation, nextLocation }) =>
			isActive &&
			(currentLocation.pathname !== nextLocation.pathname ||
				currentLocation.search !== nextLocation.search),
	);
	useBeforeUnload((event) => {
		if (isActive) event.preventDefault();
	});
	useEffect(() => {
		if (state === "blocked") dialog.current?.showModal();
		else dialog.current?.close();
	}, [state]);
	return (
		<dialog
			ref={dialog}
			aria-labelledby="leave-uploads"
			className={css.dialog}
			onClose={() => reset?.()}
		>
			<h2 id="leave-uploads">Leave before all photos are sent?</h2>
			<p>Photos that are not sent yet are not added.</p>
			<Actions>
				<Button type="button" onClick={() => dialog.current?.close()}>
					Stay here
				</Button>
				<Button type="button" tone="line" onClick={() => proceed?.()}>
					Leave
				</Button>
			</Actions>
		</dialog>
	);
}
