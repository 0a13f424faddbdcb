import { steps } from "~/business/home.ts";
import { ArrowLink } from "~/ui/button.tsx";
import { Section, Wrap } from "~/ui/page/layout.tsx";
import { Art } from "~/ui/picture/art.tsx";
import { from } from "~/ui/theme/media.ts";
import * as css from "./home.css.ts";

/**
 * The three steps, each with its Learn More link, before one landscape in three panels: from the
 * barn, past the training field, to the lit house.
 */
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
							<Art
								name={`step-${index + 1}`}
								className={css.stepPicture}
								sizes={`${from("lg")} min(31vw, 26rem), 92vw`}
								width={1056}
								height={744}
								lazy
							/>
							<div className={css.stepText}>
								<h3 className={css.stepTitle}>
									<span className={css.stepNumber}>{index + 1}</span> {step.title}
								</h3>
								<p className={css.stepLine}>{step.text}</p>
								<ArrowLink to={step.path} about={step.title}>
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
