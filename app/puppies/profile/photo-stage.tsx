import { type MouseEvent, useEffect, useRef } from "react";
import { flushSync } from "react-dom";
import type { PictureSource } from "~/business/picture-source.ts";
import { classNames } from "~/ui/class-names.ts";
import { useFailures } from "~/ui/picture/picture-failures.ts";
import * as css from "./photo-viewer.css.ts";
import { usePinched, useSwipe } from "./use-swipe.ts";

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
			{...swipe.props}
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
