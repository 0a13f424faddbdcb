import type { SubmissionResult } from "@conform-to/react";
import { useMemo } from "react";
import { controlNames, controlsOf, pictureName, textsSchema } from "~/content/texts/form.ts";
import {
	outName,
	type TextField,
	type TextGroup,
	type TextItem,
	textMax,
} from "~/content/texts/page-fields.ts";
import { CheckedForm, FormProblems } from "~/forms/checked-form.tsx";
import {
	type useCheckedForm as CheckedFormHook,
	useCheckedForm,
} from "~/forms/use-checked-form.ts";
import type { PictureChoice } from "~/photos/content-pictures.server.ts";
import { Field } from "~/ui/form/field.tsx";
import { CheckBox } from "../../check-box.tsx";
import { FormSaveBar } from "../../form-save-bar.tsx";
import { form as formLayout } from "../../page.css.ts";
import { Columns, Panel } from "../../page.tsx";
import { FROM } from "../editing.ts";
import { MadeFrom } from "../made-from.tsx";
import * as offers from "../offers.css.ts";
import { PictureField } from "../picture-field.tsx";
import { PlaceholderList } from "../placeholder-list.tsx";

export const textsDraft = (pageKey: string) => `texts of ${pageKey}`;

/** Empty items shown after those with a text, ready to be filled in. */
const SPARE = 1;
const ROWS = { line: 1, text: 3, paragraphs: 9, lines: 6 } as const;
const hints = {
	line: undefined,
	text: undefined,
	paragraphs: "An empty line begins a new paragraph.",
	lines: "One per line.",
} as const;

interface PageTextsFormProps {
	pageKey: string;
	groups: readonly TextGroup[];
	answers: Readonly<Record<string, string>>;
	/** Names of the texts that the trainer has replaced. */
	written: readonly string[];
	choices: Readonly<Record<string, readonly PictureChoice[]>>;
	from: string;
	result?: SubmissionResult;
}

type Control = ReturnType<typeof CheckedFormHook>["control"];

interface QuestionProps {
	field: TextField;
	control: Control;
	isWritten: boolean;
}

function Question({ field: { name, label, kind, sample }, control, isWritten }: QuestionProps) {
	const common = {
		...control(name),
		label,
		maxLength: textMax[kind],
		hint: hints[kind],
		optional:
			isWritten && sample ? "optional, your own text; empty it to get the sample text back" : true,
	};
	if (kind === "line") return <Field {...common} autoComplete="off" />;
	return <Field {...common} as="textarea" rows={ROWS[kind]} />;
}

interface ItemProps {
	item: TextItem;
	control: Control;
	written: readonly string[];
}

function Item({ item, control, written }: ItemProps) {
	const out = outName(item.name);
	return (
		<fieldset className={offers.two}>
			<legend className={offers.legend}>{item.label}</legend>
			{item.fields.map((field) => (
				<div key={field.name} className={field.kind === "line" ? undefined : offers.whole}>
					<Question field={field} control={control} isWritten={written.includes(field.name)} />
				</div>
			))}
			{item.canBeLeftOut ? (
				<CheckBox
					name={out}
					id={control(out).id}
					label={`Leave ${item.label.toLowerCase()} out`}
					defaultValue={control(out).defaultValue}
				/>
			) : null}
		</fieldset>
	);
}

/** In each group, the sample's items, the added ones, and one empty item to fill in. */
function shownItems(items: readonly TextItem[], control: Control): TextItem[] {
	const isUsed = ({ isOfSample, fields }: TextItem) =>
		isOfSample || fields.some(({ name }) => control(name).defaultValue);
	const groups = new Map<string, TextItem[]>();
	for (const item of items) {
		const group = item.name.replace(/-\d+$/, "");
		groups.set(group, [...(groups.get(group) ?? []), item]);
	}
	return [...groups.values()].flatMap((group) =>
		group.slice(0, group.findLastIndex(isUsed) + 1 + SPARE),
	);
}

export function PageTextsForm(props: PageTextsFormProps) {
	const { pageKey, groups, answers, written, choices, from, result } = props;
	const controls = useMemo(() => controlsOf(groups), [groups]);
	const schema = useMemo(() => textsSchema(controls), [controls]);
	const names = useMemo(() => controlNames(controls), [controls]);
	const form = useCheckedForm<Record<string, unknown>>({
		id: "texts",
		schema,
		names,
		result,
		defaultValue: answers,
	});
	const { control } = form;
	return (
		<CheckedForm
			of={form}
			isLong
			draft={{ name: textsDraft(pageKey), controls: names, base: FROM }}
		>
			<MadeFrom value={from} />
			<FormProblems of={form} />
			<Columns>
				<div className={offers.panels}>
					{groups.map(({ title, fields, items, pictures }) => (
						<Panel key={title} title={title}>
							<div className={formLayout}>
								{fields.map((field) => (
									<Question
										key={field.name}
										field={field}
										control={control}
										isWritten={written.includes(field.name)}
									/>
								))}
								{shownItems(items, control).map((item) => (
									<Item key={item.name} item={item} control={control} written={written} />
								))}
								{pictures.map(({ name, label }) => (
									<PictureField
										key={name}
										{...control(pictureName(name))}
										label={label}
										choices={choices[name] ?? []}
										blank="The site’s own"
									/>
								))}
							</div>
						</Panel>
					))}
				</div>
				<PlaceholderList />
			</Columns>
			<FormSaveBar />
		</CheckedForm>
	);
}
