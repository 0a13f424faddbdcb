import { type PointerEvent, type RefObject, useRef, useSyncExternalStore } from "react";

/** Pixels that a finger moves sideways until it means another photo. */
const ENOUGH = 56;

interface Swipe {
	/** While the photo is zoomed in, a finger moves the photo itself. */
	isOff: boolean;
	/** What follows the finger. */
	target: RefObject<HTMLElement | null>;
	/** Called with 1 for the next photo, which comes from the right, and with -1 for the one before. */
	onSwipe: (by: number) => void;
}

const isPinched = () => (window.visualViewport?.scale ?? 1) > 1.01;
const onPinch = (listener: () => void) => {
	window.visualViewport?.addEventListener("resize", listener);
	return () => window.visualViewport?.removeEventListener("resize", listener);
};

/** Whether two fingers have enlarged the page: then one finger moves the page, in any direction. */
export const usePinched = () => useSyncExternalStore(onPinch, isPinched, () => false);

/**
 * Tells a finger's movement sideways from others. With a mouse one drags a photo that is zoomed
 * in, since a mouse scrolls nothing by being pressed.
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
				// A second finger pinches.
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
