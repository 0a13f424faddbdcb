import { type PointerEvent, type RefObject, useRef, useSyncExternalStore } from "react";

/** Pixels that a finger has to move sideways to change the photo. */
const ENOUGH = 56;

interface Swipe {
	/** Set while the photo is zoomed in, when a finger moves the photo itself. */
	isOff: boolean;
	/** The element that follows the finger. */
	target: RefObject<HTMLElement | null>;
	/** Called with 1 for a swipe to the left (next photo), and with -1 for one to the right (previous photo). */
	onSwipe: (by: number) => void;
}

const isPinched = () => (window.visualViewport?.scale ?? 1) > 1.01;
const onPinch = (listener: () => void) => {
	window.visualViewport?.addEventListener("resize", listener);
	return () => window.visualViewport?.removeEventListener("resize", listener);
};

/** Whether the page is pinch-zoomed, so that one finger moves the page in any direction. */
export const usePinched = () => useSyncExternalStore(onPinch, isPinched, () => false);

/**
 * Recognizes sideways swipes of a finger. While the photo is zoomed in, it also lets the mouse drag the
 * photo, because a browser doesn't scroll when somebody drags with the mouse.
 */
export function useSwipe({ isOff, target, onSwipe }: Swipe) {
	const start = useRef<{ id: number; x: number; y: number }>(undefined);

	const follow = (x: number) => {
		if (target.current) target.current.style.translate = x === 0 ? "" : `${x}px`;
	};
	const end = () => {
		start.current = undefined;
		follow(0);
	};
	const drag = ({ currentTarget, pointerType, buttons, movementX, movementY }: PointerEvent) => {
		if (pointerType !== "mouse" || buttons !== 1) return;
		currentTarget.scrollBy({ left: -movementX, top: -movementY, behavior: "instant" });
	};

	return {
		props: {
			onPointerDown: ({ pointerId, pointerType, isPrimary, clientX, clientY }: PointerEvent) => {
				// A second finger means a pinch, so the swipe ends.
				if (!isPrimary) return end();
				if (isOff || pointerType === "mouse" || isPinched()) return;
				start.current = { id: pointerId, x: clientX, y: clientY };
			},
			onPointerMove: (event: PointerEvent) => {
				if (isOff) return drag(event);
				if (start.current?.id === event.pointerId) follow(event.clientX - start.current.x);
			},
			onPointerUp: ({ pointerId, clientX, clientY }: PointerEvent) => {
				if (start.current?.id !== pointerId) return;
				const [x, y] = [clientX - start.current.x, clientY - start.current.y];
				end();
				if (Math.abs(x) >= ENOUGH && Math.abs(x) > Math.abs(y)) onSwipe(x < 0 ? 1 : -1);
			},
			onPointerCancel: end,
		},
	};
}
