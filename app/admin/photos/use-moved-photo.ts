import { useLayoutEffect, useRef } from "react";
import { handleId } from "./photo-item.tsx";

interface MovedPhoto {
	id: number;
	/** The button that moved it. */
	button: HTMLElement;
}

/**
 * Keeps the focus on the last moved photo, and the photo in view. The caller stores that photo in
 * the returned ref.
 */
export function useMovedPhoto(order: readonly number[]) {
	const moved = useRef<MovedPhoto>(undefined);
	// The effect runs when the order changes, but reads the document rather than the order itself.
	const orderKey = order.join();
	// biome-ignore lint/correctness/useExhaustiveDependencies: see above
	useLayoutEffect(() => {
		if (!moved.current) return;
		const { id, button } = moved.current;
		const handle = document.getElementById(handleId(id));
		// The first and last photos lack the button for a step beyond; the photo's handle gets the focus.
		if (!button.isConnected) {
			handle?.focus({ preventScroll: true });
			moved.current.button = handle ?? button;
		}
		handle?.closest("li")?.scrollIntoView({ block: "nearest" });
	}, [orderKey]);
	return moved;
}
