import type { ReactNode } from "react";
import { dayFromNow, howLong } from "~/families/family-texts.ts";
import type { ListedFamily } from "~/families/list.server.ts";
import { stages } from "~/families/stages.ts";
import { FetcherForm } from "~/forms/fetcher-form.tsx";
import { capital } from "~/platform/capital.ts";
import { Button } from "~/ui/button.tsx";
import { classNames } from "~/ui/class-names.ts";
import { control } from "~/ui/form/field.css.ts";
import { Link } from "~/ui/link.tsx";
import { visuallyHidden } from "~/ui/theme/text.css.ts";
import * as shared from "../page.css.ts";
import { familyAddress } from "./addresses.ts";
import * as css from "./families.css.ts";
import { StageTag } from "./stage-tag.tsx";

interface RowsProps {
	families: readonly ListedFamily[];
	now: Date;
	today: string;
	/** Whether rows show the stage. The board's rows don't, because a column is one stage. */
	hasStage?: boolean;
	/** Whether rows show how the latest message begins. */
	hasMessage?: boolean;
	className?: string;
}

/** Families as rows with check boxes: name, subject, stage, waiting time, and next step. */
export function FamilyRows(props: RowsProps) {
	const { families, now, today, hasStage, hasMessage, className } = props;
	return (
		<ul className={classNames(css.rows, className)}>
			{families.map((family) => (
				<li key={family.id} className={css.row}>
					<label className={css.choose}>
						<input type="checkbox" name={`${CHOSEN}${family.id}`} />
						<span className={visuallyHidden}>Choose {family.name}</span>
					</label>
					<div className={css.who}>
						<Link to={familyAddress(family.id)} className={css.name}>
							<bdi>{family.name}</bdi>
						</Link>
						{family.about ? (
							<span className={css.about} dir="auto">
								{family.about}
							</span>
						) : null}
						{hasMessage && family.message ? (
							<span className={css.message} dir="auto">
								{family.message}
							</span>
						) : null}
					</div>
					{hasStage ? (
						<div className={css.stage}>
							<StageTag stage={family.stage} />
						</div>
					) : null}
					<Waits family={family} now={now} />
					<Step family={family} today={today} />
				</li>
			))}
		</ul>
	);
}

function Waits({ family, now }: { family: ListedFamily; now: Date }) {
	if (!family.waitsSince) return <div className={css.waits} />;
	return <div className={css.waits}>Waiting for {howLong(family.waitsSince, now)}</div>;
}

function Step({ family, today }: { family: ListedFamily; today: string }) {
	const { nextStep, nextStepOn } = family;
	if (!nextStep) return <div className={css.step} />;
	const isDue = nextStepOn !== null && nextStepOn <= today;
	return (
		<div className={css.step}>
			<span dir="auto">{nextStep}</span>
			{nextStepOn ? (
				<span className={classNames(css.day, isDue && shared.overdue)}>
					{capital(dayFromNow(nextStepOn, today))}
				</span>
			) : null}
		</div>
	);
}

/** Prefix of a check box's name; the family's id follows, because names must be unique in our forms. */
export const CHOSEN = "family-";

interface BulkFormProps {
	action: string;
	children: ReactNode;
}

/** Wraps rows with check boxes in a form, with the buttons that move the chosen families. */
export function BulkForm({ action, children }: BulkFormProps) {
	return (
		<FetcherForm action={action}>
			{children}
			<div className={css.bulk}>
				<label htmlFor="bulk-stage" className={css.bulkLabel}>
					Move the chosen families to
				</label>
				<span>
					<select id="bulk-stage" name="to" defaultValue="talking" required className={control}>
						{stages.map(({ key, label }) => (
							<option key={key} value={key}>
								{label}
							</option>
						))}
					</select>
				</span>
				<Button tone="night" name="intent" value="move">
					Move
				</Button>
				<Button tone="line" name="intent" value="archive">
					Not now
				</Button>
			</div>
		</FetcherForm>
	);
}
