/** The form that adds a litter: what its puppies have in common, then a row for each of them. */
import { useRef, useState } from "react";
import { href } from "react-router";
import { useHydrated } from "remix-utils/use-hydrated";
import { CheckedForm, EnterButton, FormProblems, SendButton } from "~/forms/checked-form.tsx";
import { valuesOnForm } from "~/forms/form-values.ts";
import { LeaveGuard } from "~/forms/leave-guard.tsx";
import { useCheckedForm } from "~/forms/use-checked-form.ts";
import { CONFIRM_PRICE } from "~/puppies/admin/form-schema.ts";
import {
	LITTER_MAX,
	type LitterValues,
	litterNames,
	litterSchema,
	ROWS,
	rowControl,
	rowNames,
	sharedNames,
} from "~/puppies/admin/litter-schema.ts";
import { Button, ButtonLink } from "~/ui/button.tsx";
import { label } from "~/ui/form/field.css.ts";
import * as editor from "../editor/editor.css.ts";
import { pair, under } from "../page.css.ts";
import { Columns, Panel, SaveBar } from "../page.tsx";
import { countPhotos } from "../photos/upload.ts";
import { files as fileControl } from "../photos/upload-form.css.ts";
import { kinds } from "../photos/upload-form.tsx";
import { SubmissionKey } from "../submission-key.tsx";
import { useFocusAfterChange } from "../use-focus-after-change.ts";
import { FieldControl } from "./field-control.tsx";
import { extrasOf, FieldsPanel } from "./fields-panel.tsx";
import { type Control, NEEDED_TO_PUBLISH, type Written } from "./form-values.ts";
import { quiet } from "./puppy-form.css.ts";

/** The photos that were chosen for each row. They are sent on the next page, one by one. */
export type ChosenPhotos = readonly (readonly File[])[];

interface LitterFormProps {
	photos: ChosenPhotos;
	onPhotos: (photos: ChosenPhotos) => void;
}

export function LitterForm({ photos, onPhotos }: LitterFormProps) {
	const form = useCheckedForm<LitterValues>({
		id: "litter",
		schema: litterSchema,
		names: (rowsIn) => litterNames(rowsIn(ROWS)),
		defaultValue: { [ROWS]: [{}, {}, {}] },
	});
	const control: Control = (name) => ({
		...form.control(name),
		// The only words about the puppies that this form asks for.
		...(name === "overview" && { optional: NEEDED_TO_PUBLISH }),
	});
	const [typed, setTyped] = useState<Written>(() =>
		Object.fromEntries(sharedNames.map((name) => [name, control(name).defaultValue ?? ""])),
	);
	const values = { ...typed, available: "on" };
	const confirmedPrice = String(form.sent?.[CONFIRM_PRICE] ?? "");
	const extras = extrasOf({ control, values, confirmedPrice });
	return (
		<CheckedForm
			form={form}
			action={href("/admin/puppies/litter/:ids?")}
			isLong
			draft={{}}
			onInput={({ currentTarget }) => setTyped(valuesOnForm(currentTarget, sharedNames))}
		>
			<EnterButton />
			<SubmissionKey />
			<FormProblems form={form} />
			<Columns>
				<div>
					{(["about", "sale", "background"] as const).map((panel) => (
						<FieldsPanel
							key={panel}
							panel={panel}
							control={control}
							among={sharedNames}
							extras={extras}
						/>
					))}
				</div>
				<PuppyRows form={form} photos={photos} onPhotos={onPhotos} />
			</Columns>
			<LeaveGuard
				isUnsaved={() => !form.isSubmitting() && photos.some((files) => files.length > 0)}
			/>
			<SaveBar>
				<ButtonLink tone="line" to={href("/admin/puppies")}>
					Cancel
				</ButtonLink>
				<SendButton busy="Saving…">Save drafts</SendButton>
			</SaveBar>
		</CheckedForm>
	);
}

interface PuppyRowsProps extends Pick<LitterFormProps, "photos" | "onPhotos"> {
	form: ReturnType<typeof useCheckedForm<LitterValues>>;
}

/** A row for each puppy, and buttons that add and remove one. Without JavaScript, each of them submits the form. */
function PuppyRows({ form, photos, onPhotos }: PuppyRowsProps) {
	const rows = form.rowsOf(ROWS);
	const element = useRef<HTMLDivElement>(null);
	const focusNext = useFocusAfterChange(element);
	const { insert, remove } = form.rowButtons;
	const filesOf = (row: number) => photos[row] ?? [];
	const all = rows.map((_, row) => filesOf(row));
	return (
		<div ref={element}>
			<Panel title="Puppies" id={`${form.id}-${ROWS}`}>
				<ol className={editor.rows}>
					{rows.map(({ key }, row) => (
						<li key={key ?? row} className={editor.row} data-row={row}>
							<fieldset className={editor.group}>
								<legend>Puppy {row + 1}</legend>
								<div className={pair}>
									{rowNames.map((name) => (
										<FieldControl
											key={name}
											name={name}
											control={() => form.control(rowControl(row, name))}
										/>
									))}
								</div>
								<Photos
									id={`${form.id}-photos-${row}`}
									files={filesOf(row)}
									onChosen={(files) => onPhotos(all.with(row, files))}
								/>
							</fieldset>
							<div>
								<Button
									{...remove({ name: ROWS, index: row })}
									tone="line"
									small
									onClick={() => {
										onPhotos(all.toSpliced(row, 1));
										focusNext({ row });
									}}
									aria-label={`Remove puppy ${row + 1}`}
								>
									Remove
								</Button>
							</div>
						</li>
					))}
				</ol>
				{rows.length < LITTER_MAX ? (
					<div className={under}>
						<Button
							{...insert<Record<string, string>[]>({ name: ROWS, defaultValue: {} })}
							tone="line"
							small
							onClick={() => focusNext({ row: rows.length })}
							data-add
						>
							Add another puppy
						</Button>
					</div>
				) : (
					<p className={quiet}>There is room for {LITTER_MAX}.</p>
				)}
			</Panel>
		</div>
	);
}

interface PhotosProps {
	id: string;
	files: readonly File[];
	onChosen: (files: readonly File[]) => void;
}

/** Chooses a puppy's photos. No field of the form: the next page sends them, and without JavaScript it asks for them. */
function Photos({ id, files, onChosen }: PhotosProps) {
	if (!useHydrated()) return <p className={quiet}>Photos are added on the next page.</p>;
	return (
		<div>
			<label htmlFor={id} className={label}>
				Photos
			</label>
			<input
				id={id}
				type="file"
				accept={kinds}
				multiple
				onChange={({ currentTarget }) => onChosen([...(currentTarget.files ?? [])])}
				className={fileControl}
			/>
			{files.length > 0 ? <p className={quiet}>{countPhotos(files.length)} chosen.</p> : null}
		</div>
	);
}
