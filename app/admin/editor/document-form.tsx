import type { SubmissionResult } from "@conform-to/react";
import { parseWithZod } from "@conform-to/zod/v4";
import { type ReactNode, useMemo } from "react";
import { z } from "zod";
import { type SiteOptions, withSiteOptions } from "~/content/fields/choices.ts";
import type { Fields } from "~/content/fields/field.ts";
import { type FormValues, formSchema, placesOf } from "~/content/fields/form.ts";
import { CheckedForm, EnterButton, FormProblems, SendButton } from "~/forms/checked-form.tsx";
import { MadeFromField } from "~/forms/two-editors.tsx";
import { useCheckedForm } from "~/forms/use-checked-form.ts";
import { useSavedCount } from "~/forms/use-saved-count.ts";
import type { PictureChoice } from "~/photos/content-pictures.server.ts";
import { SaveBar } from "../page.tsx";
import { type Conflict, conflictsOf } from "./conflict.ts";
import { ConflictChoice } from "./conflict-choice.tsx";
import { EditorFields } from "./fields.tsx";
import { BASE, DELETED, type EditorIntent, INTENT } from "./messages.ts";

export interface DocumentFormProps {
	/** Identifies the form and its draft on the device. */
	id: string;
	fields: Fields;
	values: FormValues;
	/** The stored values that the form is rendered from, as JSON. */
	base: string;
	choices: readonly PictureChoice[];
	/** The options of the fields that refer to something else of the site. */
	options?: SiteOptions;
	/** When the form's item was moved to the trash; empty if it wasn't. */
	deleted?: string;
	result?: SubmissionResult | undefined;
	conflicts?: readonly Conflict[] | undefined;
	/** Called with what is typed, as the nested values of the form. */
	onTyped?: (values: unknown) => void;
	/** Set for settings, which have no drafts. */
	isLive?: boolean | undefined;
	/** A way out of the form, beside its buttons. */
	aside?: ReactNode;
	/** Hidden fields. */
	children?: ReactNode;
}

/**
 * What the form shows of the response to it, and a key with which it starts over once it was saved, or with the
 * merged values if somebody else changed the same.
 */
export function useFormResponse(response: { result?: SubmissionResult } | undefined) {
	const saved = useSavedCount(response);
	const conflicts = conflictsOf(response);
	const result = response?.result;
	const isMerged = result?.initialValue?.[BASE] !== undefined && conflicts.length > 0;
	return {
		key: isMerged ? JSON.stringify([saved, conflicts]) : `${saved}`,
		shown: { result, conflicts },
	};
}

const button = (intent: EditorIntent) => ({ name: INTENT, value: intent });

/** The form of a document or of one section. Both its buttons save what is on the screen. */
export function DocumentForm(props: DocumentFormProps) {
	const { id, values, base, choices, options, deleted, result, conflicts = [] } = props;
	const { onTyped, aside, children, isLive } = props;
	const fields = useMemo(
		() => withSiteOptions(props.fields, options ?? {}),
		[props.fields, options],
	);
	const schema = useMemo(() => formSchema(fields), [fields]);
	const form = useCheckedForm<FormValues>({
		id,
		schema,
		names: (rowsIn) => namesOf(fields, rowsIn),
		...(result && { result }),
		defaultValue: values,
	});
	return (
		<CheckedForm
			of={form}
			isLong
			onInput={({ currentTarget }) => onTyped?.(valuesIn(currentTarget))}
			draft={{ name: `content ${id}`, controls: form.names, base: BASE }}
		>
			<EnterButton {...button("save")} />
			<MadeFromField name={BASE} value={base} />
			{deleted === undefined ? null : <MadeFromField name={DELETED} value={deleted} />}
			{children}
			<FormProblems of={form} />
			<ConflictChoice conflicts={conflicts} />
			<EditorFields fields={fields} form={form} choices={choices} intent={result?.intent} />
			<SaveBar aside={aside}>
				<SendButton {...button("save")} busy="Saving…" small tone={isLive ? undefined : "line"}>
					{isLive ? "Save" : "Save draft"}
				</SendButton>
				{isLive ? null : (
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
