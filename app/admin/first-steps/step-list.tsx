import { Check } from "lucide";
import { href } from "react-router";
import { FetcherForm } from "~/forms/fetcher-form.tsx";
import { Button } from "~/ui/button.tsx";
import { Link } from "~/ui/link.tsx";
import { Icon } from "~/ui/picture/icon.tsx";
import { visuallyHidden } from "~/ui/theme/text.css.ts";
import * as shared from "../page.css.ts";
import * as css from "./first-steps.css.ts";
import type { Step } from "./steps.server.ts";

/** The value of the button that takes the list off Today. */
export const PUT_AWAY = "put away";

/** The progress in words, such as "2 of 6 done". */
export const stepsDone = (steps: readonly Step[]) =>
	`${steps.filter(({ isDone }) => isDone).length} of ${steps.length} done`;

interface StepListProps {
	steps: readonly Step[];
	/** Whether the list was taken off Today. */
	areHidden?: boolean;
}

/** The steps as links, with a check mark for each one that is done, and the button that takes them off Today or puts them back. */
export function StepList({ steps, areHidden = false }: StepListProps) {
	return (
		<>
			<ol className={css.list}>
				{steps.map(({ title, about, path, isDone }) => (
					<li key={title} className={css.step} data-done={isDone || undefined}>
						<span className={css.mark}>{isDone ? <Icon of={Check} /> : null}</span>
						<span>
							<Link to={path}>{title}</Link>
							{isDone ? <span className={visuallyHidden}> (done)</span> : null}
							{isDone ? null : <span className={css.about}>{about}</span>}
						</span>
					</li>
				))}
			</ol>
			<FetcherForm action={href("/admin/first-steps")} className={shared.under}>
				<Button small tone="line" name="intent" value={areHidden ? "show" : PUT_AWAY}>
					{areHidden ? "Show them on the first screen" : "Put this list away"}
				</Button>
			</FetcherForm>
		</>
	);
}
