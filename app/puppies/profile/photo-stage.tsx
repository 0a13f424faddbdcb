import {
	type MouseEvent,
	type PointerEvent,
	type RefObject,
	useEffect,
	useRef,
	useSyncExternalStore,
} from "react";
import { flushSync } from "react-dom";
import type { PictureSource } from "~/business/picture-source.ts";
import { classNames } from "~/ui/class-names.ts";
import { useFailures } from "~/ui/picture/picture-failures.ts";
import * as css from "./photo-viewer.css.ts";

const ZOOM = 2.5;

interface PhotoStageProps {
	picture: PictureSource;
	isZoomed: boolean;
	onZoom: (on: boolean) => void;
	/** Called with 1 for a swipe to the next photo, and with -1 for one to the previous photo. */
	onSwipe: (by: number) => void;
}

/** The photo, as large as there is room. Zoomed in, it can be scrolled by dragging, by wheel and by keys. */
export function PhotoStage({ picture, isZoomed, onZoom, onSwipe }: PhotoStageProps) {
	const stage = useRef<HTMLDivElement>(null);
	const { failures, image, onError } = useFailures(picture.src);
	const swipe = useSwipe({ isOff: isZoomed, target: image, onSwipe });
	const isPinched = usePinched();
	const { width, height, preferred, src, alt } = picture;
	const fitting = `min(100cqw, 100cqh * ${width / height}, ${width}px)`;
	const sizes = isZoomed ? `${ZOOM * 100}vw` : "100vw";

	/** After zooming in, shows the middle of the photo and takes the focus, so that arrow keys scroll it. */
	useEffect(() => {
		const { current } = stage;
		if (!isZoomed || !current) return;
		current.scrollTo({
			left: (current.scrollWidth - current.clientWidth) / 2,
			top: (current.scrollHeight - current.clientHeight) / 2,
			behavior: "instant",
		});
		current.focus({ preventScroll: true });
	}, [isZoomed]);

	/** Zooms in or out. After zooming in, the double-clicked point is in the middle. */
	const zoomAt = ({ clientX, clientY }: MouseEvent) => {
		const before = image.current?.getBoundingClientRect();
		flushSync(() => onZoom(!isZoomed));
		const { current } = stage;
		const after = image.current?.getBoundingClientRect();
		if (isZoomed || !before || !after || !current) return;
		const shareX = (clientX - before.left) / before.width;
		const shareY = (clientY - before.top) / before.height;
		current.scrollTo({
			left: shareX * after.width - current.clientWidth / 2,
			top: shareY * after.height - current.clientHeight / 2,
			behavior: "instant",
		});
	};

	return (
		// biome-ignore lint/a11y/noStaticElementInteractions: buttons and keys can do everything that a pointer can
		<div
			ref={stage}
			{...swipe}
			onDoubleClick={zoomAt}
			// A scrollable element must be reachable by keyboard.
			tabIndex={isZoomed ? 0 : undefined}
			onKeyDown={(event) => {
				// While the photo is zoomed in, these keys scroll it.
				if (isZoomed && /^(Arrow|Home|End)/.test(event.key)) event.stopPropagation();
			}}
			className={classNames(
				css.stage,
				isZoomed ? css.zoomedStage : css.fittingStage,
				isPinched && css.pinchedStage,
			)}
		>
			<picture className={css.photo}>
				{failures > 0 ? null : (
					<source type={preferred.type} srcSet={preferred.sources} sizes={sizes} />
				)}
				<img
					ref={image}
					src={src}
					alt={alt}
					width={width}
					height={height}
					draggable={false}
					fetchPriority="high"
					decoding="async"
					onError={onError}
					className={css.image}
					style={{ width: isZoomed ? `calc(${ZOOM} * ${fitting})` : fitting }}
				/>
			</picture>
		</div>
	);
}

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
const usePinched = () => useSyncExternalStore(onPinch, isPinched, () => false);

/**
 * Recognizes sideways swipes of a finger. While the photo is zoomed in, it also lets the mouse drag the
 * photo, because a browser doesn't scroll when somebody drags with the mouse.
 */
function useSwipe({ isOff, target, onSwipe }: Swipe) {
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
	};
}
