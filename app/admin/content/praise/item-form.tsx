import type { SubmissionResult } from "@conform-to/react";
import type { ReactNode } from "react";
import { today } from "~/business/moments.ts";
import {
	type PraiseField,
	praiseFields,
	praiseLimits,
	praiseSchema,
} from "~/content/praise/form.ts";
import { type PraiseKind, STARS_MAX } from "~/content/praise/item.ts";
import { CheckedForm, EnterButton, FormProblems, SendButton } from "~/forms/checked-form.tsx";
import { useCheckedForm } from "~/forms/use-checked-form.ts";
import type { PictureChoice } from "~/photos/content-pictures.server.ts";
import { Field } from "~/ui/form/field.tsx";
import { CheckBox } from "../../check-box.tsx";
import { LeaveButton } from "../../leave-button.tsx";
import { form as formLayout, pair } from "../../page.css.ts";
import { Panel, SaveBar } from "../../page.tsx";
import { FROM } from "../editing.ts";
import { PictureField } from "../picture-field.tsx";
import { praiseAddress, praiseDraft, praiseWords } from "./words.ts";

interface PraiseFormProps {
	kind: PraiseKind;
	/** The entry's id; left out for a new entry. */
	item?: string;
	answers: Readonly<Record<PraiseField, string>>;
	choices: readonly PictureChoice[];
	/** Sold puppies that a story can link to. */
	puppies: readonly { value: string; label: string }[];
	/** The submitted answers and why they were not accepted. */
	result?: SubmissionResult;
	/** Hidden fields. */
	children: ReactNode;
}

const stars = Array.from({ length: STARS_MAX }, (_, fewer) => String(STARS_MAX - fewer)).map(
	(value) => ({ value, label: value === "1" ? "1 star" : `${value} stars` }),
);

function usePraiseForm({ kind, result, answers }: PraiseFormProps) {
	const names: readonly PraiseField[] = praiseFields[kind];
	return useCheckedForm({
		id: "praise",
		schema: praiseSchema(kind),
		names,
		hasPlainIds: true,
		result,
		defaultValue: answers,
	});
}

interface FieldsProps {
	kind: PraiseKind;
	form: ReturnType<typeof usePraiseForm>;
}

const hasField = ({ form }: FieldsProps, name: PraiseField) => form.names.includes(name);

/** The props of a control, with the label and hint that its list uses. */
function controlOf({ kind, form }: FieldsProps, name: PraiseField) {
	const { labels, hints } = praiseWords[kind];
	return { ...form.control(name), label: labels[name] ?? name, hint: hints[name] };
}

interface TextFieldProps extends FieldsProps {
	name: "name" | "place" | "puppyName" | "breed" | "keywords";
}

function TextField({ name, ...of }: TextFieldProps) {
	return hasField(of, name) ? (
		<Field
			{...controlOf(of, name)}
			maxLength={praiseLimits[name]}
			autoComplete="off"
			required={name === "name"}
			optional={name !== "name"}
		/>
	) : null;
}

function StarsField(of: FieldsProps) {
	return <Field {...controlOf(of, "stars")} as="select" options={stars} required />;
}

interface BoxProps extends FieldsProps {
	name: "agreed" | "recommends" | "onHome";
}

function Box({ name, ...of }: BoxProps) {
	if (!hasField(of, name)) return null;
	const { id, defaultValue, label, hint } = controlOf(of, name);
	return <CheckBox name={name} id={id} defaultValue={defaultValue} label={label} hint={hint} />;
}

/** The form of an entry. Each list has its own fields. */
export function PraiseForm(props: PraiseFormProps) {
	const { kind, item, choices, puppies, children } = props;
	const form = usePraiseForm(props);
	const of = { kind, form };
	return (
		<>
			<FormProblems of={form} />
			<CheckedForm
				of={form}
				isLong
				draft={{ name: praiseDraft(kind, item), controls: form.names, base: FROM }}
			>
				<EnterButton />
				{children}
				<WordsPanel {...of} puppies={puppies} />
				{praiseWords[kind].hasHome ? <HomePanel {...of} /> : null}
				<Panel>
					<PictureField {...controlOf(of, "picture")} choices={choices} />
				</Panel>
				<SaveBar
					aside={
						<LeaveButton tone="line" to={praiseAddress(kind)}>
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

/** The fields about who said it, what they said, and which puppy it is about. */
function WordsPanel({ puppies, ...of }: FieldsProps & Pick<PraiseFormProps, "puppies">) {
	return (
		<Panel>
			<div className={formLayout}>
				<div className={pair}>
					<TextField {...of} name="name" />
					<TextField {...of} name="place" />
					<TextField {...of} name="breed" />
					{hasField(of, "stars") && of.kind === "reviews" ? <StarsField {...of} /> : null}
				</div>
				{hasField(of, "puppyId") ? (
					<Field
						{...controlOf(of, "puppyId")}
						as="select"
						options={puppies}
						blank="No puppy in particular"
						optional
					/>
				) : null}
				<Field
					{...controlOf(of, "words")}
					as="textarea"
					rows={6}
					maxLength={praiseLimits.words}
					required
				/>
				<TextField {...of} name="keywords" />
				<Box {...of} name="recommends" />
				<div className={pair}>
					<TextField {...of} name="puppyName" />
					<Field {...controlOf(of, "day")} type="date" max={today()} optional />
				</div>
				<Box {...of} name="agreed" />
			</div>
		</Panel>
	);
}

/** The fields about whether and how the home page shows it. */
function HomePanel(of: FieldsProps) {
	return (
		<Panel title="Home page" id="home">
			<div className={formLayout}>
				<Box {...of} name="onHome" />
				{hasField(of, "shortWords") ? (
					<>
						<Field
							{...controlOf(of, "shortWords")}
							as="textarea"
							rows={2}
							maxLength={praiseLimits.shortWords}
							optional
						/>
						<StarsField {...of} />
					</>
				) : null}
			</div>
		</Panel>
	);
}
