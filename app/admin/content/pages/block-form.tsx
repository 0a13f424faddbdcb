import type { SubmissionResult } from "@conform-to/react";
import { blockFields, blockSchema, priceRows, TEXT_MAX } from "~/content/own-pages/forms.ts";
import { type BlockKind, ownPageLimits } from "~/content/own-pages/own-page.ts";
import { CheckedForm, FormProblems } from "~/forms/checked-form.tsx";
import { rowTitle, shownRows } from "~/forms/rows.ts";
import { useCheckedForm } from "~/forms/use-checked-form.ts";
import type { PictureChoice } from "~/photos/content-pictures.server.ts";
import { Field } from "~/ui/form/field.tsx";
import { muted } from "~/ui/theme/text.css.ts";
import { FormSaveBar } from "../../form-save-bar.tsx";
import { form as formLayout } from "../../page.css.ts";
import { Columns, Panel } from "../../page.tsx";
import { FROM } from "../editing.ts";
import { FormattingHelp } from "../formatting-help.tsx";
import { MadeFrom } from "../made-from.tsx";
import { PictureField } from "../picture-field.tsx";
import { PlaceholderList } from "../placeholder-list.tsx";
import { blockLabels, LINE, lineLabels } from "./labels.ts";
import * as css from "./pages.css.ts";

export const blockDraft = (blockId: string) => `block ${blockId}`;

/** Empty lines shown in a price table below those that are filled in. */
const SPARE = 3;

interface BlockFormProps {
	id: string;
	kind: BlockKind;
	answers: Readonly<Record<string, string>>;
	from: string;
	choices: readonly PictureChoice[];
	result?: SubmissionResult;
}

export function BlockForm({ id, kind, answers, from, choices, result }: BlockFormProps) {
	const form = useCheckedForm({
		id: "block",
		schema: blockSchema,
		names: blockFields,
		result,
		defaultValue: answers,
	});
	const { control } = form;
	const isQuestion = kind === "question";
	const labels = blockLabels(kind);
	const rows = shownRows(priceRows, (name) => control(name).defaultValue, SPARE);
	return (
		<CheckedForm
			of={form}
			isLong
			draft={{ name: blockDraft(id), controls: blockFields, base: FROM }}
		>
			<MadeFrom value={from} />
			<FormProblems of={form} />
			<Columns>
				<Panel>
					<div className={formLayout}>
						<Field
							{...control("title")}
							label={labels.title}
							maxLength={ownPageLimits.blockTitle}
							autoComplete="off"
							optional={!isQuestion}
							required={isQuestion}
						/>
						{kind === "prices" ? (
							<div className={css.rows}>
								{rows.map((row, index) => (
									<fieldset key={row.name} className={css.row}>
										<Field
											{...control(row.name)}
											label={rowTitle(LINE, index)}
											maxLength={ownPageLimits.rowName}
											autoComplete="off"
											optional="needed with a price"
										/>
										<Field
											{...control(row.price)}
											label={lineLabels.price}
											aria-label={`Price (optional) of ${rowTitle("line", index)}`}
											maxLength={ownPageLimits.rowPrice}
											autoComplete="off"
											optional
										/>
									</fieldset>
								))}
								<p className={muted}>
									Lines left empty are not shown. After you save, there are new empty lines for
									more, up to {ownPageLimits.rows} in all.
								</p>
							</div>
						) : null}
						<Field
							{...control("text")}
							as="textarea"
							rows={isQuestion ? 6 : 12}
							label={labels.text}
							maxLength={TEXT_MAX}
							optional={!isQuestion}
							required={isQuestion}
						/>
						{kind === "picture" ? (
							<PictureField {...control("picture")} label={labels.picture} choices={choices} />
						) : null}
					</div>
				</Panel>
				<div>
					<FormattingHelp />
					<PlaceholderList />
				</div>
			</Columns>
			<FormSaveBar />
		</CheckedForm>
	);
}
