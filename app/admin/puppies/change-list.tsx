import { href } from "react-router";
import { momentInWords } from "~/business/moments.ts";
import type { ChangeEntry } from "~/puppies/admin/queries.server.ts";
import { labelOf, valueText } from "~/puppies/field-text.ts";
import { Link } from "~/ui/link.tsx";
import { muted, visuallyHidden } from "~/ui/theme/text.css.ts";
import { entered } from "../page.css.ts";
import * as rows from "../rows.css.ts";

/** Number of characters after which a text is collapsed. */
const FOLD_AFTER = 120;

/** What was done, such as "changed" or "added photo “Otis asleep”". */
function deed({ action, kind, subject }: ChangeEntry): string {
	if (kind === "puppy") return action;
	const isNumber = /^number \d+$/.test(subject);
	return `${action} ${kind} ${isNumber ? subject : `“${subject}”`}`;
}

/** Ids and names of files, which mean nothing to a reader. */
const isTechnical = (kind: string, field: string) =>
	kind !== "puppy" && (/Id$/.test(field) || (kind === "photo" && field === "name"));

/** The record of changes: who made each one and when, and the old and new value of each field. */
export function ChangeList({ changes }: { changes: readonly ChangeEntry[] }) {
	return (
		<ol className={rows.list}>
			{changes.map((change) => (
				<li key={change.id} className={rows.item}>
					<div className={rows.about}>
						<p>
							<b>{change.who}</b>{" "}
							{change.kind === "reservation" ? (
								<Link to={href("/admin/reservations/:id", { id: String(change.subjectId) })}>
									{deed(change)}
								</Link>
							) : (
								deed(change)
							)}
							{change.via === "api" ? " through the API" : null}
						</p>
						<p className={rows.line}>
							<time dateTime={change.at.toISOString()}>{momentInWords(change.at)}</time>
						</p>
						<Fields change={change} />
					</div>
				</li>
			))}
		</ol>
	);
}

function Fields({ change: { kind, before, after } }: { change: ChangeEntry }) {
	const names = [...new Set([...Object.keys(before), ...Object.keys(after)])];
	const fields = names
		.filter((name) => !isTechnical(kind, name))
		.map((name) => ({
			name,
			from: valueText(name, before[name]),
			to: valueText(name, after[name]),
		}))
		.filter(({ from, to }) => from !== to);
	if (fields.length === 0) return null;
	return (
		<dl className={entered}>
			{fields.map(({ name, from, to }) => (
				<div key={name}>
					<dt>{labelOf(name)}</dt>
					<dd>
						{name in before ? (
							<>
								<Value text={from} /> <span aria-hidden="true">→</span>
								<span className={visuallyHidden}> became </span>{" "}
							</>
						) : null}
						<Value text={to} />
					</dd>
				</div>
			))}
		</dl>
	);
}

function Value({ text }: { text: string }) {
	if (text === "") return <i className={muted}>nothing</i>;
	if (text.length <= FOLD_AFTER) return text;
	return (
		<details>
			<summary>{text.slice(0, FOLD_AFTER).trimEnd()}…</summary>
			{text}
		</details>
	);
}
