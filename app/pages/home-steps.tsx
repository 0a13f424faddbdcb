import { steps } from "~/business/home.ts";
import step1 from "~/ui/art/step-1.webp";
import step1Small from "~/ui/art/step-1-528.webp";
import step2 from "~/ui/art/step-2.webp";
import step2Small from "~/ui/art/step-2-528.webp";
import step3 from "~/ui/art/step-3.webp";
import step3Small from "~/ui/art/step-3-528.webp";
import { ArrowLink } from "~/ui/button.tsx";
import { Section, Wrap } from "~/ui/layout.tsx";
import { breakpoint } from "~/ui/media.ts";
import * as css from "./home.css.ts";

/** One landscape in three panels: from the barn, past the training field, to the lit house. */
const panels = [
	{ small: step1Small, large: step1 },
	{ small: step2Small, large: step2 },
	{ small: step3Small, large: step3 },
] as const;

/** The three steps, each with its Learn More link. */
export function HomeSteps() {
	return (
		<Section tone="mist" aria-labelledby="steps">
			<Wrap>
				<h2 id="steps" className={css.stepsTitle}>
					From our house to yours
				</h2>
				<ol className={css.steps}>
					{steps.map((step, index) => (
						<li key={step.title} className={css.step}>
							<img
								className={css.stepPicture}
								src={panels[index]?.small}
								srcSet={`${panels[index]?.small} 528w, ${panels[index]?.large} 1056w`}
								sizes={`(min-width: ${breakpoint.lg}px) min(31vw, 26rem), 92vw`}
								width={1056}
								height={744}
								alt=""
								loading="lazy"
							/>
							<div className={css.stepText}>
								<h3 className={css.stepTitle}>
									<span className={css.stepNumber}>{index + 1}</span>
									{step.title}
								</h3>
								<p className={css.stepLine}>{step.text}</p>
								<ArrowLink href={step.path} about={step.title}>
									Learn More
								</ArrowLink>
							</div>
						</li>
					))}
				</ol>
			</Wrap>
		</Section>
	);
}
