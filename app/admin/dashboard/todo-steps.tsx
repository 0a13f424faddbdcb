import { daysBefore } from "~/business/days.ts";
import { capital, dayFromNow } from "~/families/family-texts.ts";
import { familyListAddress } from "~/families/list-address.ts";
import { waitingInWords } from "~/families/waiting-text.ts";
import { FetcherForm } from "~/forms/fetcher-form.tsx";
import { ArrowLink } from "~/ui/arrow-link.tsx";
import { Button } from "~/ui/button.tsx";
import { classNames } from "~/ui/class-names.ts";
import { Link } from "~/ui/link.tsx";
import { familyAddress } from "../families/addresses.ts";
import * as shared from "../page.css.ts";
import { Panel } from "../page.tsx";
import type { Overview } from "./overview.server.ts";
import * as css from "./todo.css.ts";

/** Next steps due today or earlier, each with buttons to finish it or put it off. */
export function StepsPanel({ steps, today }: Pick<Overview, "steps" | "today">) {
	const { families, count } = steps;
	if (count === 0) return null;
	const all = familyListAddress({ show: "due", view: "list" });
	return (
		<Panel
			title={`Next steps (${waitingInWords(count)})`}
			id="steps"
			action={count > families.length ? <ArrowLink to={all}>See all</ArrowLink> : undefined}
		>
			<ul className={css.list}>
				{families.map((family) => (
					<Step key={family.id} family={family} today={today} />
				))}
			</ul>
		</Panel>
	);
}

interface StepProps {
	family: Overview["steps"]["families"][number];
	today: string;
}

function Step({ family, today }: StepProps) {
	const { id, name, nextStep, nextStepOn } = family;
	const isOverdue = nextStepOn !== null && nextStepOn < today;
	return (
		<li className={css.item}>
			<div className={css.head}>
				<Link to={familyAddress(id)} className={css.name}>
					<bdi>{name}</bdi>
				</Link>
				{nextStepOn ? (
					<span className={classNames(shared.remark, isOverdue && shared.overdue)}>
						{capital(dayFromNow(nextStepOn, today))}
					</span>
				) : null}
			</div>
			<p dir="auto" className={css.excerpt}>
				{nextStep}
			</p>
			<div className={css.buttons}>
				<FetcherForm action={familyAddress(id)}>
					<input type="hidden" name="back" value="today" />
					<Button
						tone="night"
						small
						name="intent"
						value="step-done"
						aria-label={`Done: ${nextStep}`}
					>
						Done
					</Button>
				</FetcherForm>
				<FetcherForm action={familyAddress(id)} className={css.buttons}>
					<input type="hidden" name="back" value="today" />
					<input type="hidden" name="intent" value="postpone" />
					<Button
						tone="line"
						small
						name="day"
						value={daysBefore(today, -1)}
						aria-label={`Tomorrow: ${nextStep}`}
					>
						Tomorrow
					</Button>
					<Button
						tone="line"
						small
						name="day"
						value={daysBefore(today, -7)}
						aria-label={`In a week: ${nextStep}`}
					>
						In a week
					</Button>
				</FetcherForm>
			</div>
		</li>
	);
}
