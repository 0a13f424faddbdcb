import type { familyBoard } from "~/families/list.server.ts";
import { familyListAddress } from "~/families/list-address.ts";
import { stageLabel } from "~/families/stages.ts";
import { shortCount } from "~/platform/short-count.ts";
import { Link } from "~/ui/link.tsx";
import { number } from "~/ui/theme/text.css.ts";
import * as css from "./families.css.ts";
import { FamilyRows } from "./family-rows.tsx";

interface BoardProps extends Awaited<ReturnType<typeof familyBoard>> {
	search: string;
	now: Date;
	today: string;
}

/** A column for each stage, with the most recently changed families. A link leads to the stage's full list. */
export function FamilyBoard({ columns, counts, search, now, today }: BoardProps) {
	return (
		// A region that scrolls must be reachable with the keyboard.
		// biome-ignore lint/a11y/noNoninteractiveTabindex: a scrollable region must be focusable
		<section className={css.board} aria-label="Families by stage" tabIndex={0}>
			{columns.map(({ stage, families }) => {
				const list = familyListAddress({ show: stage, view: "list", search });
				const total = counts?.[stage];
				return (
					<div key={stage} className={css.column}>
						<h2 className={css.columnHead}>
							<Link to={list} className={css.columnLink}>
								{stageLabel(stage)}
							</Link>
							{total === undefined ? null : <span className={number}>{shortCount(total)}</span>}
						</h2>
						{families.length > 0 ? (
							<FamilyRows families={families} now={now} today={today} className={css.cards} />
						) : (
							<p className={css.none}>Nobody</p>
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
