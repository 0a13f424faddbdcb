import { type PointerEvent, type RefObject, useRef, useSyncExternalStore } from "react";

/** Pixels that a finger has to move sideways to change the photo. */
const ENOUGH = 56;

const isPinched = () => (window.visualViewport?.scale ?? 1) > 1.01;
const onPinch = (listener: () => void) => {
	window.visualViewport?.addEventListener("resize", listener);
	return () => window.visualViewport?.removeEventListener("resize", listener);
};

/** Whether the page is pinch-zoomed, so that one finger moves the page in any direction. */
export const usePinched = () => useSyncExternalStore(onPinch, isPinched, () => false);

/**
 * Recognizes sideways swipes of a finger, which `target` follows. `onSwipe` is called with 1 for a swipe to the left
 * (next photo), and with -1 for one to the right (previous photo).
 */
export function useSwipe(target: RefObject<HTMLElement | null>, onSwipe: (by: number) => void) {
	const start = useRef<{ id: number; x: number; y: number }>(undefined);

	const follow = (x: number) => {
		if (target.current) target.current.style.translate = x === 0 ? "" : `${x}px`;
	};
	const end = () => {
		start.current = undefined;
		follow(0);
	};

	return {
		onPointerDown: ({ pointerId, pointerType, isPrimary, clientX, clientY }: PointerEvent) => {
			// A second finger means a pinch, so the swipe ends.
			if (!isPrimary) return end();
			if (pointerType === "mouse" || isPinched()) return;
			start.current = { id: pointerId, x: clientX, y: clientY };
		},
		onPointerMove: ({ pointerId, clientX }: PointerEvent) => {
			if (start.current?.id === pointerId) follow(clientX - start.current.x);
		},
		onPointerUp: ({ pointerId, clientX, clientY }: PointerEvent) => {
			if (start.current?.id !== pointerId) return;
			const [x, y] = [clientX - start.current.x, clientY - start.current.y];
			end();
			if (Math.abs(x) >= ENOUGH && Math.abs(x) > Math.abs(y)) onSwipe(x < 0 ? 1 : -1);
		},
		onPointerCancel: end,
	};
}
