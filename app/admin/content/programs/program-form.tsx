import type { SubmissionResult } from "@conform-to/react";
import type { ReactNode } from "react";
import { shownRows, textLimits } from "~/content/offers/form-texts.ts";
import {
	ADDRESS,
	addressedFields,
	addressedFormSchema,
	newProgramFormSchema,
	rateRows,
	relatedNames,
} from "~/content/offers/program-form.ts";
import { CheckedForm, FormProblems, SendButton } from "~/forms/checked-form.tsx";
import { useCheckedForm } from "~/forms/use-checked-form.ts";
import type { PictureChoice } from "~/photos/content-pictures.server.ts";
import { ButtonLink } from "~/ui/button.tsx";
import { Field } from "~/ui/form/field.tsx";
import { muted } from "~/ui/theme/text.css.ts";
import { form as formLayout } from "../../page.css.ts";
import { Columns, Panel, SaveBar } from "../../page.tsx";
import { FROM } from "../editing.ts";
import * as css from "../offers.css.ts";
import { PictureField } from "../picture-field.tsx";
import { PlaceholderList } from "../placeholder-list.tsx";
import { contentControls } from "../text-fields.tsx";
import { ChoiceFields } from "./choice-fields.tsx";
import type { ProgramChoice } from "./program-choices.ts";

interface ProgramFormProps {
	answers: Readonly<Record<string, string>>;
	/** Whether it is being added. */
	isNew?: boolean;
	related: readonly ProgramChoice[];
	pictures: readonly PictureChoice[];
	draft: string;
	/** Where giving up leads. */
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
	const rows = shownRows(rateRows, (name) => control(name).defaultValue);
	const { required: _, ...picture } = control("picture");
	return (
		<CheckedForm of={form} isLong draft={{ name: draft, controls: addressedFields, base: FROM }}>
			{children}
			<FormProblems of={form} />
			<Columns>
				<div className={css.panels}>
					<Panel title="What it is">
						<div className={formLayout}>
							{line("title", "Name in lists", "name")}
							<Field
								{...control(ADDRESS)}
								label="Address"
								required={!isNew}
								autoComplete="off"
								autoCapitalize="none"
								spellCheck={false}
								hint={`After /training-programs/. ${isNew ? "Made of the name where this is empty." : "Its former address leads to the new one."}`}
								optional={isNew}
							/>
							{line("heading", "Heading of its page")}
							{line("lead", "One line under the heading", "line")}
							{text("info", "What it is")}
						</div>
					</Panel>
					<Panel title="Prices">
						<p className={muted}>
							A line without answers is left out; after saving there are empty ones for more.
						</p>
						<div className={css.rows}>
							{rows.map((row, index) => (
								<fieldset key={row.name} className={css.rate}>
									<legend className={css.legend}>Price {index + 1}</legend>
									<Field
										{...control(row.name)}
										label="Name"
										maxLength={textLimits.title}
										optional="needed with a price"
									/>
									<Field
										{...control(row.price)}
										label="Price"
										maxLength={textLimits.title}
										optional="needed with a name"
									/>
									<Field
										{...control(row.unit)}
										label="For what"
										placeholder="per week"
										maxLength={textLimits.title}
										optional
									/>
									<div className={css.whole}>
										<Field
											{...control(row.includes)}
											label="What it includes"
											maxLength={textLimits.line}
											optional
										/>
									</div>
								</fieldset>
							))}
						</div>
					</Panel>
					<Panel title="List">
						<div className={formLayout}>
							{line("moreTitle", "Heading of the list")}
							{list("items", "The list")}
						</div>
					</Panel>
					<Panel title="Picture">
						<div className={formLayout}>
							<PictureField {...picture} label="Picture" choices={pictures} />
							<Field
								{...control("imageCaption")}
								label="Caption"
								maxLength={textLimits.line}
								optional
							/>
						</div>
					</Panel>
					<Panel title="Related services">
						<p className={muted}>
							Cards at the end of the page. What is hidden or deleted is left out.
						</p>
						<ChoiceFields names={relatedNames} label="Card" choices={related} control={control} />
					</Panel>
				</div>
				<PlaceholderList />
			</Columns>
			<SaveBar>
				<ButtonLink tone="line" small to={back}>
					Cancel
				</ButtonLink>
				<SendButton busy="Saving…" small>
					Save draft
				</SendButton>
			</SaveBar>
		</CheckedForm>
	);
}
