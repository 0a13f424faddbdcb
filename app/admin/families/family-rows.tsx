import { dayFromNow, howLong } from "~/families/family-texts.ts";
import type { ListedFamily } from "~/families/list.server.ts";
import { capital } from "~/platform/capital.ts";
import { classNames } from "~/ui/class-names.ts";
import { Link } from "~/ui/link.tsx";
import { visuallyHidden } from "~/ui/theme/text.css.ts";
import * as shared from "../page.css.ts";
import { familyAddress } from "./addresses.ts";
import { CHOSEN } from "./bulk-form.tsx";
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
