import type { SubmissionResult } from "@conform-to/react";
import {
	deliveryFields,
	deliveryFormSchema,
	momentRows,
	wayRows,
} from "~/content/offers/delivery-form.ts";
import { shownRows, textLimits } from "~/content/offers/form-texts.ts";
import { CheckedForm, FormProblems, SendButton } from "~/forms/checked-form.tsx";
import { useCheckedForm } from "~/forms/use-checked-form.ts";
import { Field } from "~/ui/form/field.tsx";
import { muted } from "~/ui/theme/text.css.ts";
import { form as formLayout } from "../../page.css.ts";
import { Columns, Panel, SaveBar } from "../../page.tsx";
import { FROM } from "../editing.ts";
import { MadeFrom } from "../made-from.tsx";
import * as css from "../offers.css.ts";
import { PlaceholderList } from "../placeholder-list.tsx";
import { contentControls } from "../text-fields.tsx";

export const DELIVERY_DRAFT = "delivery";

interface DeliveryFormProps {
	answers: Readonly<Record<string, string>>;
	from: string;
	result?: SubmissionResult;
}

export function DeliveryForm({ answers, from, result }: DeliveryFormProps) {
	const form = useCheckedForm({
		id: "delivery",
		schema: deliveryFormSchema,
		names: deliveryFields,
		result,
		defaultValue: answers,
	});
	const { control } = form;
	const { line, text, list } = contentControls(control);
	const answerTo = (name: string) => control(name).defaultValue;
	return (
		<CheckedForm
			of={form}
			isLong
			draft={{ name: DELIVERY_DRAFT, controls: deliveryFields, base: FROM }}
		>
			<MadeFrom value={from} />
			<FormProblems of={form} />
			<Columns>
				<div className={css.panels}>
					<Panel title="Top of the page">
						<div className={formLayout}>
							{line("title", "Title")}
							{line("lead", "One line under the title", "line")}
						</div>
					</Panel>
					<Panel title="How it goes">
						<div className={formLayout}>
							{line("waysTitle", "Heading")}
							{text("waysText", "Text")}
							{line("nearTitle", "First way: heading")}
							{text("nearText", "First way: text")}
							{line("farTitle", "Second way: heading")}
							{text("farText", "Second way: text")}
							{text("between", "Under the two ways", true)}
						</div>
					</Panel>
					<Panel title="Rules">
						<div className={formLayout}>
							{line("rulesTitle", "Heading")}
							{list("rules", "Rules")}
						</div>
					</Panel>
					<Panel title="What delivery costs">
						<div className={formLayout}>
							{line("costTitle", "Heading")}
							{text("costText", "Text")}
						</div>
						<div className={css.rows}>
							{shownRows(wayRows, answerTo).map((row, index) => (
								<fieldset key={row.way} className={css.two}>
									<legend className={css.legend}>Way {index + 1}</legend>
									<Field
										{...control(row.way)}
										label="Way"
										maxLength={textLimits.title}
										optional="needed with a price"
									/>
									<Field
										{...control(row.price)}
										label="Price"
										maxLength={textLimits.title}
										optional="needed with a way"
									/>
								</fieldset>
							))}
						</div>
					</Panel>
					<Panel title="After delivery">
						<div className={formLayout}>
							{line("afterTitle", "Heading")}
							{text("afterText", "Text", true)}
						</div>
						<div className={css.rows}>
							{shownRows(momentRows, answerTo).map((row, index) => (
								<fieldset key={row.when} className={css.two}>
									<legend className={css.legend}>Moment {index + 1}</legend>
									<Field
										{...control(row.when)}
										label="When"
										maxLength={textLimits.title}
										optional="needed with a heading"
									/>
									<Field
										{...control(row.title)}
										label="Heading"
										maxLength={textLimits.title}
										optional="needed with a moment"
									/>
									<div className={css.whole}>
										<Field
											{...control(row.text)}
											as="textarea"
											rows={2}
											label="Text"
											maxLength={textLimits.text}
											optional
										/>
									</div>
								</fieldset>
							))}
						</div>
						<p className={muted}>
							A line without answers is left out; after saving there are empty ones for more.
						</p>
					</Panel>
					<Panel title="What is included">
						<div className={formLayout}>
							{line("includedTitle", "Heading")}
							{list("included", "What is included")}
							{line("next", "Above the last button", "line")}
						</div>
					</Panel>
					<Panel title="For search engines">{text("description", "What the page is about")}</Panel>
				</div>
				<PlaceholderList />
			</Columns>
			<SaveBar>
				<SendButton busy="Saving…" small>
					Save draft
				</SendButton>
			</SaveBar>
		</CheckedForm>
	);
}
