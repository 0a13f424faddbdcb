import { momentInWords } from "~/business/moments.ts";
import type { ChangeEntry } from "~/puppies/admin/queries.server.ts";
import { labelOf, valueText } from "~/puppies/field-text.ts";
import * as css from "./change-list.css.ts";

/** Number of characters after which a text is collapsed. */
const FOLD_AFTER = 120;
const ways: Record<string, string> = { admin: "", api: " through the API", site: "" };

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
		<ol className={css.list}>
			{changes.map((change) => (
				<li key={change.id} className={css.entry}>
					<p className={css.head}>
						<b>{change.who}</b> {deed(change)}
						{ways[change.via] ?? ""}
						<time dateTime={change.at.toISOString()} className={css.when}>
							{momentInWords(change.at)}
						</time>
					</p>
					<Fields change={change} />
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
		<dl className={css.fields}>
			{fields.map(({ name, from, to }) => (
				<div key={name}>
					<dt>{labelOf(name)}</dt>
					<dd>
						{name in before ? (
							<>
								<Value text={from} /> <span aria-hidden="true">→</span>
								<span className={css.hidden}> became </span>{" "}
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
	if (text === "") return <i className={css.nothing}>nothing</i>;
	if (text.length <= FOLD_AFTER) return <span className={css.value}>{text}</span>;
	return (
		<details className={css.long}>
			<summary>{text.slice(0, FOLD_AFTER).trimEnd()}…</summary>
			<span className={css.value}>{text}</span>
		</details>
	);
}
