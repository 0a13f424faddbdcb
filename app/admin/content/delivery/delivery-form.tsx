import type { SubmissionResult } from "@conform-to/react";
import {
	deliveryFields,
	deliveryFormSchema,
	momentRows,
	wayRows,
} from "~/content/offers/delivery-form.ts";
import { textLimits } from "~/content/offers/form-texts.ts";
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
import { PlaceholderList } from "../placeholder-list.tsx";
import { contentControls } from "../text-fields.tsx";
import { deliveryLabels, deliveryPanels, MOMENT, momentLabels, WAY, wayLabels } from "./labels.ts";

export const DELIVERY_DRAFT = "delivery";

interface DeliveryFormProps {
	answers: Readonly<Record<string, string>>;
	from: string;
	result?: SubmissionResult;
}

const useDeliveryForm = ({ answers, result }: Pick<DeliveryFormProps, "answers" | "result">) =>
	useCheckedForm({
		id: "delivery",
		schema: deliveryFormSchema,
		names: deliveryFields,
		result,
		defaultValue: answers,
	});

export function DeliveryForm({ answers, from, result }: DeliveryFormProps) {
	const form = useDeliveryForm({ answers, result });
	const { control } = form;
	const { line, text, list } = contentControls(control);
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
							{line("title", deliveryLabels.title)}
							{line("lead", deliveryLabels.lead, "line")}
						</div>
					</Panel>
					<Panel title={deliveryPanels.ways}>
						<div className={formLayout}>
							{line("waysTitle", deliveryLabels.waysTitle)}
							{text("waysText", deliveryLabels.waysText)}
							{line("nearTitle", deliveryLabels.nearTitle)}
							{text("nearText", deliveryLabels.nearText)}
							{line("farTitle", deliveryLabels.farTitle)}
							{text("farText", deliveryLabels.farText)}
							{text("between", deliveryLabels.between, true)}
						</div>
					</Panel>
					<Panel title={deliveryPanels.rules}>
						<div className={formLayout}>
							{line("rulesTitle", deliveryLabels.rulesTitle)}
							{list("rules", deliveryLabels.rules)}
						</div>
					</Panel>
					<Panel title={deliveryPanels.cost}>
						<div className={formLayout}>
							{line("costTitle", deliveryLabels.costTitle)}
							{text("costText", deliveryLabels.costText)}
						</div>
						<WayRows control={control} />
					</Panel>
					<Panel title={deliveryPanels.after}>
						<div className={formLayout}>
							{line("afterTitle", deliveryLabels.afterTitle)}
							{text("afterText", deliveryLabels.afterText, true)}
						</div>
						<MomentRows control={control} />
						<p className={muted}>
							Lines left empty are not shown. After you save, there are new empty lines for more.
						</p>
					</Panel>
					<Panel title={deliveryPanels.included}>
						<div className={formLayout}>
							{line("includedTitle", deliveryLabels.includedTitle)}
							{list("included", deliveryLabels.included)}
							{line("next", deliveryLabels.next, "line")}
						</div>
					</Panel>
					<Panel title="For search engines">
						{text("description", deliveryLabels.description)}
					</Panel>
				</div>
				<PlaceholderList />
			</Columns>
			<FormSaveBar />
		</CheckedForm>
	);
}

type RowsProps = Pick<ReturnType<typeof useDeliveryForm>, "control">;

/** The ways to deliver a puppy, each with its price. */
function WayRows({ control }: RowsProps) {
	return (
		<div className={css.rows}>
			{shownRows(wayRows, (name) => control(name).defaultValue).map((row, index) => (
				<fieldset key={row.way} className={css.two}>
					<legend className={css.legend}>{rowTitle(WAY, index)}</legend>
					<Field
						{...control(row.way)}
						label={wayLabels.way}
						maxLength={textLimits.title}
						optional="needed with a price"
					/>
					<Field
						{...control(row.price)}
						label={wayLabels.price}
						maxLength={textLimits.title}
						optional="needed with a way"
					/>
				</fieldset>
			))}
		</div>
	);
}

/** The timeline of what happens after delivery. */
function MomentRows({ control }: RowsProps) {
	return (
		<div className={css.rows}>
			{shownRows(momentRows, (name) => control(name).defaultValue).map((row, index) => (
				<fieldset key={row.when} className={css.two}>
					<legend className={css.legend}>{rowTitle(MOMENT, index)}</legend>
					<Field
						{...control(row.when)}
						label={momentLabels.when}
						maxLength={textLimits.title}
						optional="needed with a heading"
					/>
					<Field
						{...control(row.title)}
						label={momentLabels.title}
						maxLength={textLimits.title}
						optional="needed with a moment"
					/>
					<div className={css.whole}>
						<Field
							{...control(row.text)}
							as="textarea"
							rows={2}
							label={momentLabels.text}
							maxLength={textLimits.text}
							optional
						/>
					</div>
				</fieldset>
			))}
		</div>
	);
}
