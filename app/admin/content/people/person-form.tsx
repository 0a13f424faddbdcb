import type { SubmissionResult } from "@conform-to/react";
import type { PersonKey } from "~/business/about.ts";
import {
	ADDRESS,
	fieldsOf,
	type PersonField,
	personLimits,
	personSchema,
} from "~/content/people/form.ts";
import { CheckedForm, EnterButton, FormProblems, SendButton } from "~/forms/checked-form.tsx";
import { useCheckedForm } from "~/forms/use-checked-form.ts";
import type { PictureChoice } from "~/photos/content-pictures.server.ts";
import { Field } from "~/ui/form/field.tsx";
import { LeaveButton } from "../../leave-button.tsx";
import { form as formLayout, pair } from "../../page.css.ts";
import { Panel, SaveBar } from "../../page.tsx";
import { FROM } from "../editing.ts";
import { MadeFrom } from "../made-from.tsx";
import { PictureField } from "../picture-field.tsx";
import { peopleAddress, personDraft, personLabels } from "./words.ts";

interface PersonFormProps {
	person: PersonKey;
	answers: Readonly<Record<PersonField, string>>;
	choices: readonly PictureChoice[];
	from: string;
	/** The submitted answers and why they were not accepted. */
	result?: SubmissionResult;
}

type TextField = Exclude<PersonField, "picture">;

/** The form for the text, the picture and the card of a page about somebody. */
export function PersonForm({ person, answers, choices, from, result }: PersonFormProps) {
	const names = fieldsOf(person);
	const form = useCheckedForm({
		id: "person",
		schema: personSchema(person),
		names,
		hasPlainIds: true,
		result,
		defaultValue: answers,
	});
	const field = (name: TextField, isNeeded = false) => ({
		...form.control(name),
		label: personLabels[name],
		maxLength: personLimits[name],
		autoComplete: "off",
		required: isNeeded,
		optional: !isNeeded,
	});
	return (
		<>
			<FormProblems of={form} />
			<CheckedForm
				of={form}
				isLong
				draft={{ name: personDraft(person), controls: names, base: FROM }}
			>
				<EnterButton />
				<MadeFrom value={from} />
				<Panel title="Words" id="words">
					<div className={formLayout}>
						<Field {...field("title", true)} />
						<Field {...field("lead")} as="textarea" rows={2} />
						<Field
							{...field("body", true)}
							as="textarea"
							rows={12}
							hint="An empty line begins a new paragraph."
						/>
					</div>
				</Panel>
				<Panel title="Picture" id="picture-title">
					<div className={formLayout}>
						<PictureField
							{...form.control("picture")}
							label={personLabels.picture}
							choices={choices}
						/>
						<Field {...field("caption")} />
					</div>
				</Panel>
				<Panel title="Cards" id="cards">
					<div className={formLayout}>
						{person === "team" ? null : (
							<div className={pair}>
								<Field {...field("name", true)} />
								<Field {...field("role")} />
							</div>
						)}
						<Field {...field("membersTitle")} />
					</div>
				</Panel>
				{names.includes(ADDRESS) ? (
					<Panel title="Address" id="address-title">
						<Field
							{...field(ADDRESS, true)}
							autoCapitalize="none"
							spellCheck={false}
							hint="The part after /meet-the-trainer/. The old address will lead to the new one."
						/>
					</Panel>
				) : null}
				<Panel title="Search" id="search">
					<Field
						{...field("description")}
						as="textarea"
						rows={3}
						hint="What search results show under the heading. If you leave it empty, they show how the text begins."
					/>
				</Panel>
				<SaveBar
					aside={
						<LeaveButton tone="line" to={peopleAddress()}>
							Back to the list
						</LeaveButton>
					}
				>
					<SendButton busy="Saving…">Save as a draft</SendButton>
				</SaveBar>
			</CheckedForm>
		</>
	);
}
