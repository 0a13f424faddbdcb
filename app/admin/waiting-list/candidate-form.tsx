import { dayInWords } from "~/business/days.ts";
import { dayOf } from "~/business/moments.ts";
import { FetcherForm } from "~/forms/fetcher-form.tsx";
import { capital } from "~/platform/capital.ts";
import { Button } from "~/ui/button.tsx";
import { classNames } from "~/ui/class-names.ts";
import { Link } from "~/ui/link.tsx";
import { muted, visuallyHidden } from "~/ui/theme/text.css.ts";
import type { Candidate, Candidates } from "~/waiting-list/admin/notify.server.ts";
import { entryAddress } from "../families/addresses.ts";
import * as shared from "../page.css.ts";
import * as rows from "../rows.css.ts";
import * as css from "./waiting-list.css.ts";

/** Prefix of the name of a family's check box; the id of its entry follows. */
export const TOLD_PREFIX = "entry_";

type CandidateFormProps = Candidates & { puppy: string; action: string; canTell: boolean };

const isQuestion = ({ reasons }: Candidate) => reasons.some(({ fits }) => fits === undefined);

/** The families that a puppy suits, checked and with the reasons, or unchecked if a wish of theirs is a question; then those that it doesn't suit. */
export function CandidateForm(props: CandidateFormProps) {
	const { puppy, action, canTell, fitting, others, next } = props;
	return (
		<FetcherForm action={action}>
			<p className={muted}>
				{fitting.length === 0
					? `${puppy} fits none of the families who haven’t been told yet.`
					: "In the order in which they joined. Each family is told only once. Uncheck any that you would rather not tell."}
				{fitting.some(isQuestion) ? " Check those with a question yourself if you think so." : ""}
				{next === undefined ? "" : " More families are waiting: see the link below."}
			</p>
			<ul className={rows.list}>
				{fitting.map((candidate) => (
					<Row key={candidate.id} candidate={candidate} isChosen />
				))}
			</ul>
			{others.length > 0 ? (
				<details className={shared.under} open={fitting.length === 0}>
					<summary>Others who are waiting ({others.length})</summary>
					<ul className={rows.list}>
						{others.map((candidate) => (
							<Row key={candidate.id} candidate={candidate} />
						))}
					</ul>
				</details>
			) : null}
			{canTell ? (
				<div className={`${shared.buttons} ${shared.under}`}>
					<Button>Tell the chosen families</Button>
				</div>
			) : null}
		</FetcherForm>
	);
}

function Row({ candidate, isChosen }: { candidate: Candidate; isChosen?: boolean }) {
	const { id, name, since, wishes, reasons, bounced, byPhone } = candidate;
	const box = `${TOLD_PREFIX}${id}`;
	return (
		<li className={css.candidate}>
			<input
				type="checkbox"
				id={box}
				name={box}
				defaultChecked={isChosen && !bounced && !byPhone && reasons.every(({ fits }) => fits)}
				disabled={bounced !== undefined}
				aria-describedby={`${box}-reasons`}
				className={css.tick}
			/>
			<div>
				<label htmlFor={box} className={css.label}>
					<bdi>{name}</bdi>
				</label>{" "}
				<span className={muted}>
					{since ? `since ${dayInWords(dayOf(since), true)} ` : ""}
					<Link to={entryAddress(id)}>
						See<span className={visuallyHidden}> {name}</span>
					</Link>
				</span>
				<ul id={`${box}-reasons`} className={shared.remark}>
					{reasons.map(({ text, fits }) => (
						<li key={text} className={classNames(fits === false && shared.bad)}>
							{fits === undefined ? capital(text) : `${fits ? "Fits" : "Doesn’t fit"}: ${text}`}
						</li>
					))}
					{bounced ? <li className={shared.bad}>Can’t be told: {bounced}</li> : null}
					{byPhone ? (
						<li>
							Told by phone, as they have no email address:{" "}
							{byPhone.call ? <a href={byPhone.call}>{byPhone.written}</a> : byPhone.written}. Check
							them once you have called.
						</li>
					) : null}
					{reasons.length === 0 ? <li>{wishes || "No particular wishes"}</li> : null}
				</ul>
			</div>
		</li>
	);
}
