import { href } from "react-router";
import type { PictureSource } from "~/business/picture-source.ts";
import type { HomeContent } from "~/content/documents/home.ts";
import { ArrowLink } from "~/ui/arrow-link.tsx";
import { Section } from "~/ui/page/layout.tsx";
import { Art } from "~/ui/picture/art.tsx";
import { Frame, Picture } from "~/ui/picture/picture.tsx";
import { from } from "~/ui/theme/media.ts";
import * as css from "./home.css.ts";

/** A step's photo or, by default, its part of the drawn landscape. */
function StepPicture({ number, picture }: { number: number; picture?: PictureSource }) {
	const sizes = `${from("lg")} min(31vw, 26rem), 92vw`;
	if (picture) {
		return (
			<Frame className={css.stepPicture}>
				<Picture source={picture} sizes={sizes} />
			</Frame>
		);
	}
	return (
		<Art
			name={`step-${number}`}
			className={css.stepPicture}
			sizes={sizes}
			width={1056}
			height={744}
			lazy
		/>
	);
}

/**
 * The three steps, each with a Learn More link. Their pictures are one landscape in three panels: from
 * the barn, past the training field, to the lit house.
 */
export function HomeSteps({ steps }: Pick<HomeContent, "steps">) {
	const { choosing, training, delivery } = steps;
	const all = [
		{ ...choosing, path: href("/choosing-your-puppy") },
		{ ...training, path: href("/puppy-training") },
		{ ...delivery, path: href("/puppy-delivery") },
	];
	return (
		<Section tone="mist" aria-labelledby="steps">
			<h2 id="steps" className={css.stepsTitle}>
				{steps.title}
			</h2>
			<ol className={css.steps}>
				{all.map(({ title, text, picture, path }, index) => (
					<li key={path} className={css.step}>
						<StepPicture number={index + 1} picture={picture} />
						<div className={css.stepText}>
							<h3 className={css.stepTitle}>
								<span className={css.stepNumber}>{index + 1}</span> {title}
							</h3>
							{text ? <p className={css.stepLine}>{text}</p> : null}
							<ArrowLink to={path} about={title}>
								{steps.more}
							</ArrowLink>
						</div>
					</li>
				))}
			</ol>
		</Section>
	);
}
