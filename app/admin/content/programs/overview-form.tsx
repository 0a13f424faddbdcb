import type { SubmissionResult } from "@conform-to/react";
import { href } from "react-router";
import {
	footerNames,
	homeNames,
	overviewFields,
	overviewFormSchema,
	relatedNames,
} from "~/content/offers/program-form.ts";
import { CheckedForm, FormProblems } from "~/forms/checked-form.tsx";
import { useCheckedForm } from "~/forms/use-checked-form.ts";
import { FormSaveBar } from "../../form-save-bar.tsx";
import { form as formLayout } from "../../page.css.ts";
import { Columns, Panel } from "../../page.tsx";
import { FROM } from "../editing.ts";
import { MadeFrom } from "../made-from.tsx";
import * as css from "../offers.css.ts";
import { PlaceholderList } from "../placeholder-list.tsx";
import { contentControls } from "../text-fields.tsx";
import { ChoiceFields } from "./choice-fields.tsx";
import { CARD, overviewLabels, overviewPanels } from "./labels.ts";
import type { ProgramChoice } from "./program-choices.ts";

export const OVERVIEW_DRAFT = "programs overview";

interface OverviewFormProps {
	answers: Readonly<Record<string, string>>;
	from: string;
	programs: readonly ProgramChoice[];
	related: readonly ProgramChoice[];
	result?: SubmissionResult;
}

export function OverviewForm({ answers, from, programs, related, result }: OverviewFormProps) {
	const form = useCheckedForm({
		id: "overview",
		schema: overviewFormSchema,
		names: overviewFields,
		result,
		defaultValue: answers,
	});
	const { control } = form;
	const { line, text, list } = contentControls(control);
	return (
		<CheckedForm
			of={form}
			isLong
			draft={{ name: OVERVIEW_DRAFT, controls: overviewFields, base: FROM }}
		>
			<MadeFrom value={from} />
			<FormProblems of={form} />
			<Columns>
				<div className={css.panels}>
					<Panel title="Words">
						<div className={formLayout}>
							{line("title", overviewLabels.title, "name")}
							{line("heading", overviewLabels.heading)}
							{line("lead", overviewLabels.lead, "line")}
							{text("info", overviewLabels.info)}
							{line("moreTitle", overviewLabels.moreTitle)}
							{list("items", overviewLabels.items)}
						</div>
					</Panel>
					<Panel title={overviewPanels.begin}>
						<div className={formLayout}>
							{line("beginTitle", overviewLabels.beginTitle)}
							{line("beginPrice", overviewLabels.beginPrice)}
							{text("beginText", overviewLabels.beginText)}
						</div>
					</Panel>
					<Panel title="Related services">
						<ChoiceFields names={relatedNames} label={CARD} choices={related} control={control} />
					</Panel>
					<Panel title={overviewPanels.home}>
						<ChoiceFields names={homeNames} label="Program" choices={programs} control={control} />
					</Panel>
					<Panel title={overviewPanels.footer}>
						<ChoiceFields
							names={footerNames}
							label="Program"
							choices={programs}
							control={control}
						/>
					</Panel>
					<Panel title="For search engines">
						{text("description", overviewLabels.description)}
					</Panel>
				</div>
				<PlaceholderList />
			</Columns>
			<FormSaveBar cancel={href("/admin/content/programs")} />
		</CheckedForm>
	);
}
