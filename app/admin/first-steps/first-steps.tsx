import { href } from "react-router";
import { Link } from "~/ui/link.tsx";
import { Panel } from "../page.tsx";
import * as css from "./first-steps.css.ts";
import { StepsToggle } from "./hide-steps.tsx";
import { StepList, stepsDone } from "./step-list.tsx";
import type { Step } from "./steps.server.ts";

interface FirstStepsProps {
	/** Empty if the steps are done or put away. */
	steps: readonly Step[];
	/** How many pieces of sample content are left. */
	samples: number;
}

/**
 * The dashboard's panel of steps that replace a new site's sample with the trainer's own business. Once they
 * are done or put away, it is a reminder of the sample content that is still there.
 */
export function FirstSteps({ steps, samples }: FirstStepsProps) {
	if (steps.length > 0) {
		return (
			<Panel
				title="First steps"
				id="first-steps"
				action={<span>{stepsDone(steps)}</span>}
				className={css.panel}
			>
				<StepList steps={steps} />
				<StepsToggle areHidden={false} />
			</Panel>
		);
	}
	if (samples === 0) return null;
	return (
		<p className={css.reminder}>
			Visitors still see sample content.{" "}
			<Link to={href("/admin/settings/samples")}>See what it is, and remove it</Link>
		</p>
	);
}
