import { useRef } from "react";
import type { Fields, List } from "~/content/fields/field.ts";
import { fieldsOfRow, isGroup, isList, newRow } from "~/content/fields/form.ts";
import type { PictureChoice } from "~/photos/content-pictures.server.ts";
import { Button } from "~/ui/button.tsx";
import { muted } from "~/ui/theme/text.css.ts";
import * as shared from "../page.css.ts";
import { buttons, form as formLayout } from "../page.css.ts";
import { Panel } from "../page.tsx";
import { useFocusAfterChange } from "../use-focus-after-change.ts";
import { Control, type EditorForm } from "./control.tsx";
import * as css from "./editor.css.ts";

export interface FieldsProps {
	fields: Fields;
	form: EditorForm;
	choices: readonly PictureChoice[];
	/** The name of the surrounding group or row, with the separator. */
	within?: string;
	/** How many groups surround these fields. */
	depth?: number;
	/** Puts the focus into the first control when the page is opened. */
	autoFocus?: boolean;
}

/** The controls of fields. The outermost groups are the sections of the form. */
export function EditorFields(props: FieldsProps) {
	const { fields, within = "", depth = 0, autoFocus = false, ...rest } = props;
	return (
		<div className={depth === 0 ? css.panels : areShort(fields) ? css.shortFields : formLayout}>
			{sectionsOf(fields).map((section) => {
				const [[own, part] = []] = section;
				if (own === undefined || part === undefined) return null;
				if (isGroup(part)) {
					const inside = {
						...rest,
						fields: part.fields,
						within: `${within}${own}.`,
						depth: depth + 1,
					};
					return depth === 0 ? (
						<Panel key={own} id={`section-${within}${own}`} title={part.label}>
							{part.help ? <p className={muted}>{part.help}</p> : null}
							<EditorFields {...inside} />
						</Panel>
					) : (
						<fieldset key={own} className={css.group}>
							<legend>{part.label}</legend>
							<EditorFields {...inside} />
						</fieldset>
					);
				}
				const controls = section.map(([name, each]) => {
					const props = { ...rest, name: within + name };
					if (isGroup(each)) return null;
					if (isList(each)) return <Rows {...props} key={name} list={each} depth={depth} />;
					const isFocused = autoFocus && name === Object.keys(fields)[0];
					return <Control {...props} key={name} field={each} autoFocus={isFocused} />;
				});
				return depth === 0 ? (
					<Panel key={own}>
						<div className={formLayout}>{controls}</div>
					</Panel>
				) : (
					controls
				);
			})}
		</div>
	);
}

const short = ["time", "day", "choice", "number", "box", "hidden"];

/** Whether fields fit beside each other. */
const areShort = (fields: Fields) =>
	Object.values(fields).every(({ control }) => short.includes(control));

type Entry = [name: string, part: Fields[string]];

/** The sections of a form: each group, and the fields between two groups together. */
function sectionsOf(fields: Fields): Entry[][] {
	const sections: Entry[][] = [];
	for (const entry of Object.entries(fields)) {
		const [last] = sections.at(-1) ?? [];
		if (last && !isGroup(last[1]) && !isGroup(entry[1])) sections.at(-1)?.push(entry);
		else sections.push([entry]);
	}
	return sections;
}

interface RowsProps extends Omit<FieldsProps, "fields" | "within"> {
	name: string;
	list: List;
}

/**
 * The rows of a list, with buttons to add, remove and move them. With React they change in place; without it each
 * button submits the form, which comes back with everything that was typed.
 */
function Rows({ name, list, form, depth = 0, ...rest }: RowsProps) {
	const rows = form.rowsOf(name);
	const element = useRef<HTMLFieldSetElement>(null);
	const focusNext = useFocusAfterChange(element);
	const { insert, remove, reorder } = form.rowButtons;
	const problem = form.problems.find(({ id }) => id === `${form.id}-${name}`);
	/** The row that the server has just added. */
	const added = form.rowsIntent?.type === "insert" ? rows.length - 1 : undefined;
	return (
		<fieldset
			ref={element}
			id={`${form.id}-${name}`}
			tabIndex={-1}
			aria-describedby={problem ? `${form.id}-${name}-error` : undefined}
			className={css.list}
		>
			<legend>{list.label}</legend>
			{list.help ? <p className={muted}>{list.help}</p> : null}
			{problem ? (
				<p id={`${form.id}-${name}-error`} className={shared.overdue}>
					{problem.message}
				</p>
			) : null}
			{rows.length === 0 ? <p className={muted}>There is none yet.</p> : null}
			<ol className={css.rows}>
				{rows.map(({ key }, index) => {
					const row = `${name}[${index}]`;
					const kind = list.kinds && form.control(`${row}.kind`).defaultValue;
					const kindLabel = kind && list.kinds?.[kind]?.label;
					const title = `${list.item} ${index + 1}${kindLabel ? `: ${kindLabel}` : ""}`;
					return (
						<li key={key ?? index} className={css.row} data-row={index}>
							<fieldset className={css.group}>
								<legend>{title}</legend>
								<input
									type="hidden"
									name={`${row}.id`}
									defaultValue={form.control(`${row}.id`).defaultValue}
								/>
								{kind ? <input type="hidden" name={`${row}.kind`} defaultValue={kind} /> : null}
								<EditorFields
									{...rest}
									form={form}
									fields={fieldsOfRow(list, { kind })}
									within={`${row}.`}
									depth={depth + 1}
									autoFocus={added === index}
								/>
							</fieldset>
							<div className={buttons}>
								{([-1, 1] as const).map((step) => {
									const way = step < 0 ? "up" : "down";
									return rows[index + step] && !list.hasNoOrder ? (
										<Button
											key={way}
											{...reorder({ name, from: index, to: index + step })}
											tone="line"
											small
											onClick={() => focusNext({ row: index + step, button: way })}
											data-move={way}
											aria-label={`Move ${way}: ${title}`}
										>
											Move {way}
										</Button>
									) : null;
								})}
								<Button
									{...remove({ name, index })}
									tone="line"
									small
									onClick={() => focusNext({ row: index })}
									aria-label={`Remove: ${title}`}
								>
									Remove
								</Button>
							</div>
						</li>
					);
				})}
			</ol>
			{rows.length < list.max ? (
				<div className={buttons}>
					{Object.entries(list.kinds ?? { [list.item]: undefined }).map(([kind, group]) => (
						<Button
							key={kind}
							{...insert<Record<string, string>[]>({
								name,
								defaultValue: newRow(list, group && kind),
							})}
							tone="line"
							small
							onClick={() => focusNext({ row: rows.length })}
							data-add
						>
							Add: {group?.label ?? list.item}
						</Button>
					))}
				</div>
			) : (
				<p className={muted}>There is room for {list.max}.</p>
			)}
		</fieldset>
	);
}
