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
	/** Left out for a new entry. */
	item?: string;
	answers: Readonly<Record<PraiseField, string>>;
	choices: readonly PictureChoice[];
	/** Sold puppies, for a story. */
	puppies: readonly { value: string; label: string }[];
	/** Why it was not accepted, and what was written. */
	result?: SubmissionResult;
	/** Hidden fields. */
	children: ReactNode;
}

const stars = Array.from({ length: STARS_MAX }, (_, fewer) => String(STARS_MAX - fewer)).map(
	(value) => ({ value, label: value === "1" ? "1 star" : `${value} stars` }),
);

/** The questions of an entry; each list asks its own. */
export function PraiseForm(props: PraiseFormProps) {
	const { kind, item, answers, choices, puppies, result, children } = props;
	const words = praiseWords[kind];
	const names: readonly PraiseField[] = praiseFields[kind];
	const form = useCheckedForm({
		id: "praise",
		schema: praiseSchema(kind),
		names,
		hasPlainIds: true,
		result,
		defaultValue: answers,
	});
	const asks = (name: PraiseField) => names.includes(name);
	const wording = (name: PraiseField) => ({
		label: words.labels[name] ?? name,
		hint: words.hints[name],
	});
	const line = (name: "name" | "place" | "puppyName" | "breed" | "keywords") =>
		asks(name) ? (
			<Field
				{...form.control(name)}
				{...wording(name)}
				maxLength={praiseLimits[name]}
				autoComplete="off"
				required={name === "name"}
				optional={name !== "name"}
			/>
		) : null;
	const box = (name: "agreed" | "recommends" | "onHome") => {
		if (!asks(name)) return null;
		const { id, defaultValue } = form.control(name);
		return <CheckBox name={name} id={id} defaultValue={defaultValue} {...wording(name)} />;
	};
	return (
		<>
			<FormProblems of={form} />
			<CheckedForm
				of={form}
				isLong
				draft={{ name: praiseDraft(kind, item), controls: names, base: FROM }}
			>
				<EnterButton />
				{children}
				<Panel>
					<div className={formLayout}>
						<div className={pair}>
							{line("name")}
							{line("place")}
							{line("breed")}
							{asks("stars") && kind === "reviews" ? (
								<Field
									{...form.control("stars")}
									{...wording("stars")}
									as="select"
									options={stars}
									required
								/>
							) : null}
						</div>
						{asks("puppyId") ? (
							<Field
								{...form.control("puppyId")}
								{...wording("puppyId")}
								as="select"
								options={puppies}
								blank="No puppy in particular"
								optional
							/>
						) : null}
						<Field
							{...form.control("words")}
							{...wording("words")}
							as="textarea"
							rows={6}
							maxLength={praiseLimits.words}
							required
						/>
						{line("keywords")}
						{box("recommends")}
						<div className={pair}>
							{line("puppyName")}
							<Field
								{...form.control("day")}
								{...wording("day")}
								type="date"
								max={today()}
								optional
							/>
						</div>
						{box("agreed")}
					</div>
				</Panel>
				{words.hasHome ? (
					<Panel title="Home page" id="home">
						<div className={formLayout}>
							{box("onHome")}
							{asks("shortWords") ? (
								<>
									<Field
										{...form.control("shortWords")}
										{...wording("shortWords")}
										as="textarea"
										rows={2}
										maxLength={praiseLimits.shortWords}
										optional
									/>
									<Field
										{...form.control("stars")}
										{...wording("stars")}
										as="select"
										options={stars}
										required
									/>
								</>
							) : null}
						</div>
					</Panel>
				) : null}
				<Panel>
					<PictureField {...form.control("picture")} {...wording("picture")} choices={choices} />
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
