/** What the pages of the first steps share with each other, and with Today. */
import { href } from "react-router";
import { FetcherForm } from "~/forms/fetcher-form.tsx";
import { Button } from "~/ui/button.tsx";
import { AdminHead } from "../page.tsx";
import * as css from "./first-steps.css.ts";
import { stepNames } from "./steps.ts";

interface StepHeadProps {
	name: string;
	title: string;
	note: string;
}

/** The top of a step: which one of how many it is, its title, and what it is about. */
export function StepHead({ name, title, note }: StepHeadProps) {
	const [place, all] = [stepNames.indexOf(name) + 1, stepNames.length];
	return (
		<>
			<p className={css.place}>
				Step {place} of {all}
			</p>
			<progress value={place} max={all} aria-hidden className={css.progress} />
			<AdminHead title={title} note={note} />
		</>
	);
}

/** The button that takes the steps off Today. */
export const PutAway = () => (
	<FetcherForm action={href("/admin/first-steps")}>
		<Button small tone="line">
			Put these steps away
		</Button>
	</FetcherForm>
);
