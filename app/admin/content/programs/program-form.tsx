import type { SubmissionResult } from "@conform-to/react";
import type { ReactNode } from "react";
import { textLimits } from "~/content/offers/form-texts.ts";
import {
	ADDRESS,
	addressedFields,
	addressedFormSchema,
	newProgramFormSchema,
	rateRows,
	relatedNames,
} from "~/content/offers/program-form.ts";
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
import * as css from "../offers.css.ts";
import { PictureField } from "../picture-field.tsx";
import { PlaceholderList } from "../placeholder-list.tsx";
import { contentControls } from "../text-fields.tsx";
import { ChoiceFields } from "./choice-fields.tsx";
import { CARD, programLabels, RATE, rateLabels } from "./labels.ts";
import type { ProgramChoice } from "./program-choices.ts";

interface ProgramFormProps {
	answers: Readonly<Record<string, string>>;
	/** Whether the form adds a new program. */
	isNew?: boolean;
	related: readonly ProgramChoice[];
	pictures: readonly PictureChoice[];
	draft: string;
	/** Where the cancel button leads. */
	back: string;
	result?: SubmissionResult;
	/** Hidden fields. */
	children: ReactNode;
}

export function ProgramForm(props: ProgramFormProps) {
	const { answers, isNew, related, pictures, draft, back, result, children } = props;
	const form = useCheckedForm<Record<string, unknown>>({
		id: "program",
		schema: isNew ? newProgramFormSchema : addressedFormSchema,
		names: addressedFields,
		result,
		defaultValue: answers,
	});
	const { control } = form;
	const { line, text, list } = contentControls(control);
	const { required: _, ...picture } = control("picture");
	return (
		<CheckedForm of={form} isLong draft={{ name: draft, controls: addressedFields, base: FROM }}>
			{children}
			<FormProblems of={form} />
			<Columns>
				<div className={css.panels}>
					<Panel title="What it is">
						<div className={formLayout}>
							{line("title", programLabels.title, "name")}
							<Field
								{...control(ADDRESS)}
								label={programLabels.address}
								required={!isNew}
								autoComplete="off"
								autoCapitalize="none"
								spellCheck={false}
								hint={`The part after /training-programs/. ${isNew ? "If you leave it empty, it is made from the name." : "The old address will lead to the new one."}`}
								optional={isNew}
							/>
							{line("heading", programLabels.heading)}
							{line("lead", programLabels.lead, "line")}
							{text("info", programLabels.info)}
						</div>
					</Panel>
					<PricesPanel control={control} />
					<Panel title="List">
						<div className={formLayout}>
							{line("moreTitle", programLabels.moreTitle)}
							{list("items", programLabels.items)}
						</div>
					</Panel>
					<Panel title="Picture">
						<div className={formLayout}>
							<PictureField {...picture} label={programLabels.picture} choices={pictures} />
							<Field
								{...control("imageCaption")}
								label={programLabels.imageCaption}
								maxLength={textLimits.line}
								optional
							/>
						</div>
					</Panel>
					<Panel title="Related services">
						<p className={muted}>
							Cards at the end of the page. Hidden and deleted ones are left out.
						</p>
						<ChoiceFields names={relatedNames} label={CARD} choices={related} control={control} />
					</Panel>
				</div>
				<PlaceholderList />
			</Columns>
			<FormSaveBar cancel={back} />
		</CheckedForm>
	);
}

type Control = ReturnType<typeof useCheckedForm<Record<string, unknown>>>["control"];

/** The program's prices, with a row of controls for each price. */
function PricesPanel({ control }: { control: Control }) {
	const rows = shownRows(rateRows, (name) => control(name).defaultValue);
	return (
		<Panel title="Prices">
			<p className={muted}>
				Lines left empty are not shown. After you save, there are new empty lines for more.
			</p>
			<div className={css.rows}>
				{rows.map((row, index) => (
					<fieldset key={row.name} className={css.rate}>
						<legend className={css.legend}>{rowTitle(RATE, index)}</legend>
						<Field
							{...control(row.name)}
							label={rateLabels.name}
							maxLength={textLimits.title}
							optional="needed with a price"
						/>
						<Field
							{...control(row.price)}
							label={rateLabels.price}
							maxLength={textLimits.title}
							optional="needed with a name"
						/>
						<Field
							{...control(row.unit)}
							label={rateLabels.unit}
							placeholder="per week"
							maxLength={textLimits.title}
							optional
						/>
						<div className={css.whole}>
							<Field
								{...control(row.includes)}
								label={rateLabels.includes}
								maxLength={textLimits.line}
								optional
							/>
						</div>
					</fieldset>
				))}
			</div>
		</Panel>
	);
}
