import { parseWithZod } from "@conform-to/zod/v4";
import { type ReactNode, useMemo } from "react";
import { z } from "zod";
import { type SiteOptions, withSiteOptions } from "~/content/fields/choices.ts";
import type { Fields } from "~/content/fields/field.ts";
import { type FormValues, formSchema, placesOf, toForm } from "~/content/fields/form.ts";
import {
	CheckedForm,
	EnterButton,
	FormProblems,
	KeptField,
	SendButton,
} from "~/forms/checked-form.tsx";
import { MergeBase } from "~/forms/edit-conflict.tsx";
import { useCheckedForm } from "~/forms/use-checked-form.ts";
import type { PictureChoice } from "~/photos/content-pictures.server.ts";
import { BASE } from "~/platform/forms/edit-conflict.ts";
import { SaveBar } from "../page.tsx";
import { EditorFields } from "./fields.tsx";
import { DELETED, type EditorIntent, INTENT } from "./messages.ts";

export interface DocumentFormProps {
	/** Identifies the form and its draft on the device. */
	id: string;
	fields: Fields;
	/** The stored values that the form shows. */
	base: unknown;
	choices: readonly PictureChoice[];
	/** The options of the fields that refer to something else of the site. */
	options?: SiteOptions;
	/** When the form's item was moved to the trash; empty if it wasn't. */
	deleted?: string;
	/** Called with what is typed, as the nested values of the form. */
	onTyped?: (values: unknown) => void;
	/** The label of the form's only button, if publishing is no business of this form. */
	onlyButton?: string | undefined;
	/** A way out of the form, beside its buttons. */
	aside?: ReactNode;
	/** Hidden fields. */
	children?: ReactNode;
}

const button = (intent: EditorIntent) => ({ name: INTENT, value: intent });

/** The form of a document or of some of its fields. Its buttons save what is on the screen. */
export function DocumentForm(props: DocumentFormProps) {
	const { id, base, choices, options, deleted } = props;
	const { onTyped, aside, children, onlyButton } = props;
	const fields = useMemo(
		() => withSiteOptions(props.fields, options ?? {}),
		[props.fields, options],
	);
	const schema = useMemo(() => formSchema(fields), [fields]);
	const form = useCheckedForm<FormValues>({
		id,
		schema,
		names: (rowsIn) => namesOf(fields, rowsIn),
		defaultValue: useMemo(() => toForm(fields, base), [fields, base]),
	});
	return (
		<CheckedForm
			form={form}
			isLong
			onInput={({ currentTarget }) => onTyped?.(valuesIn(currentTarget))}
			draft={{ name: `content ${id}`, base: BASE }}
		>
			<EnterButton {...button("save")} />
			{deleted === undefined ? null : <KeptField name={DELETED} value={deleted} />}
			{children}
			<FormProblems form={form} />
			<MergeBase values={base} />
			<EditorFields fields={fields} form={form} choices={choices} />
			<SaveBar aside={aside}>
				<SendButton {...button("save")} busy="Saving…" small tone={onlyButton ? undefined : "line"}>
					{onlyButton ?? "Save draft"}
				</SendButton>
				{onlyButton ? null : (
					<SendButton {...button("publish")} busy="Publishing…" small>
						Publish
					</SendButton>
				)}
			</SaveBar>
		</CheckedForm>
	);
}

const valuesIn = (form: HTMLFormElement): unknown =>
	parseWithZod(new FormData(form), { schema: z.unknown() }).payload;

/** The names of the form's controls, with the ids of the rows, which tell that a row was moved. */
const namesOf = (fields: Fields, rowsIn: (list: string) => number): string[] =>
	placesOf(fields, rowsIn).flatMap(({ name, field }) =>
		field.control === "list"
			? [
					name,
					...Array.from({ length: rowsIn(name) }, (_, index) =>
						["id", ...(field.kinds ? ["kind"] : [])].map((own) => `${name}[${index}].${own}`),
					).flat(),
				]
			: [name],
	);
