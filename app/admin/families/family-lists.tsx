import type { ReactNode } from "react";
import { dayFromNow, howLong } from "~/families/family-texts.ts";
import type { familyBoard, familyPage, ListedFamily } from "~/families/list.server.ts";
import { type FamilyFilter, familyListAddress } from "~/families/list-address.ts";
import { stageLabel, stages } from "~/families/stages.ts";
import { FetcherForm, FetcherProblem } from "~/forms/fetcher-form.tsx";
import { capital } from "~/platform/capital.ts";
import { shortCount } from "~/platform/short-count.ts";
import { Button } from "~/ui/button.tsx";
import { classNames } from "~/ui/class-names.ts";
import { control } from "~/ui/form/field.css.ts";
import { Link } from "~/ui/link.tsx";
import { number, visuallyHidden } from "~/ui/theme/text.css.ts";
import * as shared from "../page.css.ts";
import { Panel } from "../page.tsx";
import * as rowsStyles from "../rows.css.ts";
import { familyAddress } from "./addresses.ts";
import * as css from "./families.css.ts";
import { StageTag } from "./stage-tag.tsx";

interface RowsProps {
	families: readonly ListedFamily[];
	now: Date;
	today: string;
	/** Rows of the list also show the stage, and how the latest message begins. */
	isList?: boolean;
	/** What was searched for. The results show phone numbers. */
	search: string;
	className?: string;
}

/** Families as rows with check boxes: name, subject, stage, waiting time, and next step. */
function FamilyRows(props: RowsProps) {
	const { families, now, today, isList, search, className } = props;
	return (
		<ul className={classNames(rowsStyles.list, className)}>
			{families.map((family) => (
				<li key={family.id} className={css.row}>
					<label className={css.choose}>
						<input type="checkbox" name={`${CHOSEN}${family.id}`} />
						<span className={visuallyHidden}>Choose {family.name}</span>
					</label>
					<div className={css.who}>
						<Link to={familyAddress(family.id)} className={rowsStyles.link}>
							<bdi>{family.name}</bdi>
						</Link>
						{search && family.phoneNumber ? (
							<span className={shared.remark}>
								<bdi>{family.phoneNumber}</bdi>
							</span>
						) : null}
						{family.about ? (
							<span className={shared.remark} dir="auto">
								{family.about}
							</span>
						) : null}
						{isList && family.message ? (
							<span className={css.message} dir="auto">
								{family.message}
							</span>
						) : null}
					</div>
					{isList ? (
						<div className={css.stage}>
							<StageTag stage={family.stage} />
						</div>
					) : null}
					<div className={css.waits}>
						{family.waitsSince ? `Waiting for ${howLong(family.waitsSince, now)}` : null}
					</div>
					<Step family={family} today={today} />
				</li>
			))}
		</ul>
	);
}

function Step({ family, today }: { family: ListedFamily; today: string }) {
	const { nextStep, nextStepOn } = family;
	const isDue = nextStepOn !== null && nextStepOn <= today;
	return (
		<div className={css.step}>
			<span dir="auto">{nextStep}</span>
			{nextStepOn ? (
				<span className={classNames(shared.remark, isDue && shared.overdue)}>
					{capital(dayFromNow(nextStepOn, today))}
				</span>
			) : null}
		</div>
	);
}

/** Prefix of a check box's name; the family's id follows, because names must be unique in our forms. */
export const CHOSEN = "family-";

/** Wraps rows with check boxes in a form, with the buttons that move the chosen families. */
export function BulkForm({ action, children }: { action: string; children: ReactNode }) {
	return (
		<FetcherForm action={action} hasOwnProblem>
			{(fetcher) => (
				<>
					{children}
					<div className={css.bulk}>
						<FetcherProblem fetcher={fetcher} />
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
					</div>
				</>
			)}
		</FetcherForm>
	);
}

const WAITING: FamilyFilter = "waiting for an answer";

interface FamilyListProps
	extends Pick<Awaited<ReturnType<typeof familyPage>>, "waiting" | "families" | "counts"> {
	search: string;
	now: Date;
	today: string;
}

/** The list: first who waits for an answer, then everybody else. A link leads to the full list of who waits. */
export function FamilyList({ waiting, families, counts, ...view }: FamilyListProps) {
	const total = counts?.[WAITING] ?? 0;
	const others = waiting.length > 0 ? { title: "Everybody else", id: "everybody-else" } : {};
	return (
		<>
			{waiting.length > 0 ? (
				<Panel
					title="Waiting for an answer"
					id="waiting"
					action={
						total > waiting.length ? (
							<Link to={familyListAddress({ show: WAITING })}>All {shortCount(total)}</Link>
						) : null
					}
				>
					<FamilyRows families={waiting} {...view} isList />
				</Panel>
			) : null}
			{families.length > 0 ? (
				<Panel {...others}>
					<FamilyRows families={families} {...view} isList />
				</Panel>
			) : null}
		</>
	);
}

interface BoardProps extends Awaited<ReturnType<typeof familyBoard>> {
	search: string;
	now: Date;
	today: string;
}

/** A column for each stage, with the most recently changed families. A link leads to the stage's full list. */
export function FamilyBoard({ columns, counts, ...view }: BoardProps) {
	return (
		// A region that scrolls must be reachable with the keyboard.
		// biome-ignore lint/a11y/noNoninteractiveTabindex: a scrollable region must be focusable
		<section className={css.board} aria-label="Families by stage" tabIndex={0}>
			{columns.map(({ stage, families }) => {
				const list = familyListAddress({ show: stage, search: view.search });
				const total = counts?.[stage];
				return (
					<div key={stage} className={css.column}>
						<h2 className={css.columnHead}>
							<Link to={list} className={css.columnName}>
								{stageLabel(stage)}
							</Link>
							{total === undefined ? null : <span className={number}>{shortCount(total)}</span>}
						</h2>
						{families.length > 0 ? (
							<FamilyRows families={families} {...view} className={css.cards} />
						) : (
							<p className={shared.remark}>Nobody</p>
						)}
						{total !== undefined && total > families.length ? (
							<Link to={list} className={css.columnLink}>
								All {shortCount(total)}
							</Link>
						) : null}
					</div>
				);
			})}
		</section>
	);
}
