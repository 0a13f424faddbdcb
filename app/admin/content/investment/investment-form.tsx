import type { SubmissionResult } from "@conform-to/react";
import { useState } from "react";
import { WHOLE } from "~/business/investment.ts";
import {
	investmentFields,
	investmentFormSchema,
	PART_LENGTH,
	partRows,
	writtenShares,
} from "~/content/offers/investment-form.ts";
import { answersIn } from "~/forms/answers.ts";
import { CheckedForm, FormProblems } from "~/forms/checked-form.tsx";
import { rowTitle, shownRows } from "~/forms/rows.ts";
import { useCheckedForm } from "~/forms/use-checked-form.ts";
import { Field } from "~/ui/form/field.tsx";
import { muted } from "~/ui/theme/text.css.ts";
import { FormSaveBar } from "../../form-save-bar.tsx";
import { form as formLayout } from "../../page.css.ts";
import { Columns, Panel } from "../../page.tsx";
import { FROM } from "../editing.ts";
import { MadeFrom } from "../made-from.tsx";
import * as css from "../offers.css.ts";
import { investmentLabels, PART, partLabels } from "./labels.ts";
import { Sums } from "./sums.tsx";

export const INVESTMENT_DRAFT = "investment";
/** The name of the field with the example price for the sums; its answer is not saved. */
export const EXAMPLE = "example";

interface InvestmentFormProps {
	answers: Readonly<Record<string, string>>;
	from: string;
	example: string;
	result?: SubmissionResult;
}

export function InvestmentForm({ answers, from, example, result }: InvestmentFormProps) {
	const form = useCheckedForm({
		id: "investment",
		schema: investmentFormSchema,
		names: investmentFields,
		result,
		defaultValue: answers,
	});
	const { control } = form;
	const shown = [...investmentFields, EXAMPLE];
	const [written, setWritten] = useState<Readonly<Record<string, string>>>(() => ({
		...Object.fromEntries(investmentFields.map((name) => [name, control(name).defaultValue ?? ""])),
		[EXAMPLE]: example,
	}));
	const rows = shownRows(partRows, (name) => control(name).defaultValue);
	return (
		<CheckedForm
			of={form}
			isLong
			draft={{ name: INVESTMENT_DRAFT, controls: investmentFields, base: FROM }}
			onInput={({ currentTarget }) => setWritten(answersIn(currentTarget, shown))}
		>
			<MadeFrom value={from} />
			<FormProblems of={form} />
			<Columns>
				<div className={css.panels}>
					<Panel title="What the price pays for" id="parts">
						<p className={muted}>
							Percentages of a puppy’s price that add up to {WHOLE}%. Lines left empty are not
							shown.
						</p>
						<div className={css.rows}>
							{rows.map((row, index) => (
								<fieldset key={row.part} className={css.share}>
									<legend className={css.legend}>{rowTitle(PART, index)}</legend>
									<Field
										{...control(row.part)}
										label={partLabels.part}
										maxLength={PART_LENGTH}
										optional
									/>
									<Field
										{...control(row.percent)}
										label={partLabels.percent}
										inputMode="numeric"
										optional
									/>
								</fieldset>
							))}
						</div>
					</Panel>
					<Panel title="Comparison" id="compared">
						<div className={formLayout}>
							<p className={muted}>These are percentages of a puppy’s price, too.</p>
							<Field
								{...control("puppy")}
								label={investmentLabels.puppy}
								inputMode="numeric"
								required
							/>
							<Field
								{...control("training")}
								label={investmentLabels.training}
								inputMode="numeric"
								required
							/>
							<Field
								{...control("comparative")}
								label={investmentLabels.comparative}
								inputMode="numeric"
								hint="With health certification and lifetime support."
								required
							/>
						</div>
					</Panel>
				</div>
				<Panel title="As a profile shows it" id="sums">
					<Field
						name={EXAMPLE}
						label="For a puppy that costs"
						inputMode="numeric"
						defaultValue={example}
						autoComplete="off"
						hint="Just an example; it is not saved."
						optional
					/>
					<Sums shares={writtenShares(written)} price={written[EXAMPLE] ?? ""} />
				</Panel>
			</Columns>
			<FormSaveBar />
		</CheckedForm>
	);
}
