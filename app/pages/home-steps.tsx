import type { HomeWords } from "~/content/texts/home.ts";
import type { PagePictures } from "~/photos/page-words.server.ts";
import { ArrowLink } from "~/ui/arrow-link.tsx";
import { Section, Wrap } from "~/ui/page/layout.tsx";
import { Art } from "~/ui/picture/art.tsx";
import { Frame, Picture } from "~/ui/picture/picture.tsx";
import { from } from "~/ui/theme/media.ts";
import * as css from "./home.css.ts";

interface HomeStepsProps {
	title: string;
	/** The text of each step's link. */
	more: string;
	steps: HomeWords["way"]["steps"];
	pictures?: PagePictures;
}

/** A step's photo or, by default, its part of the drawn landscape. */
function StepPicture({ number, pictures }: { number: number; pictures?: PagePictures }) {
	const picture = pictures?.[`step-${number}`];
	const sizes = `${from("lg")} min(31vw, 26rem), 92vw`;
	if (picture) {
		return (
			<Frame className={css.stepPicture}>
				<Picture of={picture} sizes={sizes} />
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
export function HomeSteps({ title, more, steps, pictures }: HomeStepsProps) {
	return (
		<Section tone="mist" aria-labelledby="steps">
			<Wrap>
				<h2 id="steps" className={css.stepsTitle}>
					{title}
				</h2>
				<ol className={css.steps}>
					{steps.map((step, index) => (
						<li key={step.title} className={css.step}>
							<StepPicture number={index + 1} pictures={pictures} />
							<div className={css.stepText}>
								<h3 className={css.stepTitle}>
									<span className={css.stepNumber}>{index + 1}</span> {step.title}
								</h3>
								<p className={css.stepLine}>{step.text}</p>
								<ArrowLink to={step.path} about={step.title}>
									{more}
								</ArrowLink>
							</div>
						</li>
					))}
				</ol>
			</Wrap>
		</Section>
	);
}
