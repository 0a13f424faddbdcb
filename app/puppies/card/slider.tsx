import { ChevronLeft, ChevronRight, Pause, Play } from "lucide";
import { classNames } from "~/ui/class-names.ts";
import { Icon } from "~/ui/picture/icon.tsx";
import { Picture } from "~/ui/picture/picture.tsx";
import { screenOnly } from "~/ui/theme/print.css.ts";
import { visuallyHidden } from "~/ui/theme/text.css.ts";
import { PhotoLink, type PhotoPages } from "../profile/photo-link.tsx";
import type { PuppyProfile } from "../queries.server.ts";
import type { SaleStatus } from "../status.ts";
import { PhotosSoon } from "./photos-soon.tsx";
import * as css from "./slider.css.ts";
import { arrowLabels, useSlider } from "./use-slider.ts";

// On a phone, two image pixels per CSS pixel are enough at any pixel density.
const SIZES = "(min-width: 1336px) 740px, (min-width: 992px) 55vw, 66vw";

/** With more photos than this, the dots are closer together on a phone. */
const MANY = 5;

/** Selects a slider that has several photos and therefore advances by itself. */
export const MOVING_SLIDER = '[aria-roledescription="carousel"] > [role="group"]';

const slideId = (index: number) => `photo-${index + 1}`;

interface SliderProps extends PhotoPages {
	puppy: SaleStatus & Pick<PuppyProfile, "name" | "photos">;
}

/**
 * Photos side by side in a track that scrolls and snaps. The arrows and dots are links to the slides, so
 * that they work without JavaScript. With JavaScript they only scroll the track.
 */
export function Slider({ puppy, pagesOf }: SliderProps) {
	const { name, photos } = puppy;
	const count = photos.length;
	const { current, isPaused, togglePause, choose, sliderProps, trackProps } = useSlider(count);
	if (count === 0) {
		return (
			<PhotosSoon puppy={puppy} className={css.none}>
				No images available
			</PhotosSoon>
		);
	}
	return (
		<section {...sliderProps} aria-roledescription="carousel" aria-label={`Pictures of ${name}`}>
			<div className={css.window}>
				<ul
					{...trackProps}
					aria-label="Pictures, scroll sideways"
					// biome-ignore lint/a11y/noNoninteractiveTabindex: a scrollable element must be reachable by keyboard
					tabIndex={0}
					className={css.track}
				>
					{photos.map(({ picture, large }, index) => (
						<li
							key={large}
							id={slideId(index)}
							// The arrows of slides that are out of sight must not be tab stops.
							inert={current !== undefined && current !== index}
							className={css.slide}
						>
							<PhotoLink pagesOf={pagesOf} place={index + 1} large={large} className={css.photo}>
								<Picture source={picture} sizes={SIZES} eager={index === 0} />
							</PhotoLink>
							{count > 1 ? <Arrows index={index} count={count} choose={choose} /> : null}
						</li>
					))}
				</ul>
			</div>
			{count > 1 ? (
				// biome-ignore lint/a11y/useSemanticElements: a fieldset is for the fields of a form
				<div
					role="group"
					aria-label="Choose a picture"
					className={classNames(css.dots, count > MANY && css.manyDots, screenOnly)}
				>
					{togglePause ? <PauseButton isPaused={isPaused} onClick={togglePause} /> : null}
					{photos.map(({ large }, index) => (
						<a
							key={large}
							href={`#${slideId(index)}`}
							onClick={choose(index)}
							aria-current={index === (current ?? 0) ? "true" : undefined}
							className={css.dot}
						>
							<span className={visuallyHidden}>Picture {index + 1}</span>
						</a>
					))}
				</div>
			) : null}
		</section>
	);
}

interface ArrowsProps {
	index: number;
	count: number;
	choose: ReturnType<typeof useSlider>["choose"];
}

/** Links to the previous and next slide, wrapping around at the ends. */
function Arrows({ index, count, choose }: ArrowsProps) {
	const previous = (index + count - 1) % count;
	const next = (index + 1) % count;
	return (
		<>
			<a
				href={`#${slideId(previous)}`}
				onClick={choose(previous, "previous")}
				aria-label={arrowLabels.previous}
				className={classNames(css.arrow, css.previous, screenOnly)}
			>
				<Icon icon={ChevronLeft} />
			</a>
			<a
				href={`#${slideId(next)}`}
				onClick={choose(next, "next")}
				aria-label={arrowLabels.next}
				className={classNames(css.arrow, css.next, screenOnly)}
			>
				<Icon icon={ChevronRight} />
			</a>
		</>
	);
}

function PauseButton({ isPaused, onClick }: { isPaused: boolean; onClick: () => void }) {
	return (
		<button
			type="button"
			aria-label={isPaused ? "Play the pictures" : "Pause the pictures"}
			onClick={onClick}
			className={css.pause}
		>
			<Icon icon={isPaused ? Play : Pause} />
		</button>
	);
}
