import { useLayoutEffect, useRef } from "react";
import { handleId } from "./photo-item.tsx";

interface MovedPhoto {
	id: number;
	/** The button that moved it. */
	button: HTMLElement;
}

/**
 * Keeps the focus and the view with the photo that was moved last, which is what the returned ref
 * holds.
 */
export function useMovedPhoto(order: readonly number[]) {
	const moved = useRef<MovedPhoto>(undefined);
	// The order is what the effect waits for; it reads the document, not the order itself.
	const orderKey = order.join();
	// biome-ignore lint/correctness/useExhaustiveDependencies: see above
	useLayoutEffect(() => {
		if (!moved.current) return;
		const { id, button } = moved.current;
		const handle = document.getElementById(handleId(id));
		// At the list's ends a photo has no button for a step beyond: the focus stays with the photo.
		if (!button.isConnected) {
			handle?.focus({ preventScroll: true });
			moved.current.button = handle ?? button;
		}
		handle?.closest("li")?.scrollIntoView({ block: "nearest" });
	}, [orderKey]);
	return moved;
}
