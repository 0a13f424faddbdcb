import { Check } from "lucide";
import { Link } from "~/ui/link.tsx";
import { Icon } from "~/ui/picture/icon.tsx";
import { visuallyHidden } from "~/ui/theme/text.css.ts";
import * as css from "./first-steps.css.ts";
import type { Step } from "./steps.server.ts";

/** The progress in words, such as "2 of 6 done". */
export const stepsDone = (steps: readonly Step[]) =>
	`${steps.filter(({ isDone }) => isDone).length} of ${steps.length} done`;

/** The steps as links, with a check mark for each one that is done. */
export function StepList({ steps }: { steps: readonly Step[] }) {
	return (
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
	);
}
