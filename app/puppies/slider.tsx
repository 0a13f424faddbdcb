import { ChevronLeft, ChevronRight, ImageOff, Pause, Play } from "lucide-react";
import { classNames } from "~/ui/class-names.ts";
import { Icon } from "~/ui/icon.tsx";
import { Frame, Picture } from "~/ui/picture.tsx";
import { screenOnly } from "~/ui/print.css.ts";
import { visuallyHidden } from "~/ui/text.css.ts";
import type { PuppyProfile } from "./queries.server.ts";
import * as css from "./slider.css.ts";

// Two pixels of the photo for one of a phone's layout are enough, whatever its density.
const SIZES = "(min-width: 1336px) 740px, (min-width: 992px) 55vw, 66vw";

const slideId = (index: number) => `photo-${index + 1}`;

interface SliderProps {
	/** Of whom the photos are. */
	name: string;
	photos: PuppyProfile["photos"];
}

/**
 * Photos side by side in a track that scrolls and snaps. Arrows and dots are links to the
 * slides; `slider.client.ts` makes them move the track alone, and the track move by itself.
 */
export function Slider({ name, photos }: SliderProps) {
	const count = photos.length;
	if (count === 0) {
		return (
			<Frame ratio="5/4" className={css.none}>
				<p className={css.noneWords}>
					<Icon of={ImageOff} className={css.noneIcon} />
					No images available
				</p>
			</Frame>
		);
	}
	return (
		<section aria-roledescription="carousel" aria-label={`Pictures of ${name}`} data-slider="">
			<div className={css.window}>
				<ul
					aria-label="Pictures, scroll sideways"
					// biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard
					tabIndex={0}
					data-slides=""
					className={css.track}
				>
					{photos.map(({ picture, large }, index) => (
						<li key={large} id={slideId(index)} data-slide="" className={css.slide}>
							<Picture
								of={{ ...picture, alt: picture.alt || `${name}, picture ${index + 1}` }}
								sizes={SIZES}
								eager={index === 0}
							/>
							{count > 1 ? <Arrows index={index} count={count} /> : null}
						</li>
					))}
				</ul>
			</div>
			{count > 1 ? <Dots count={count} /> : null}
		</section>
	);
}

/** To the slides beside this one; the last and the first are beside each other. */
function Arrows({ index, count }: { index: number; count: number }) {
	return (
		<>
			<a
				href={`#${slideId((index + count - 1) % count)}`}
				aria-label="Previous picture"
				data-slide-link="previous"
				className={classNames(css.arrow, css.previous, screenOnly)}
			>
				<Icon of={ChevronLeft} />
			</a>
			<a
				href={`#${slideId((index + 1) % count)}`}
				aria-label="Next picture"
				data-slide-link="next"
				className={classNames(css.arrow, css.next, screenOnly)}
			>
				<Icon of={ChevronRight} />
			</a>
		</>
	);
}

function Dots({ count }: { count: number }) {
	return (
		// biome-ignore lint/a11y/useSemanticElements: a fieldset is for the fields of a form
		<div role="group" aria-label="Choose a picture" className={classNames(css.dots, screenOnly)}>
			<button
				type="button"
				aria-label="Pause the pictures"
				data-slider-pause=""
				hidden
				className={css.pause}
			>
				<Icon of={Pause} className={css.pauseIcon} />
				<Icon of={Play} className={css.playIcon} />
			</button>
			{Array.from({ length: count }, (_, index) => (
				<a
					key={slideId(index)}
					href={`#${slideId(index)}`}
					aria-current={index === 0 ? "true" : undefined}
					data-slide-link="dot"
					className={css.dot}
				>
					<span className={visuallyHidden}>Picture {index + 1}</span>
				</a>
			))}
		</div>
	);
}
