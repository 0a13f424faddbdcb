/** The form with which a family asks for a visit to a puppy. It is a plain form, on cached pages too. */
import { CircleAlert } from "lucide";
import { href } from "react-router";
import { facts } from "~/business/facts.ts";
import { ANOTHER_DAY, visitLimits, visitWays } from "~/business/visits.ts";
import { Honeypot } from "~/forms/honeypot.tsx";
import { Button } from "~/ui/button.tsx";
import * as fieldCss from "~/ui/form/field.css.ts";
import { Field } from "~/ui/form/field.tsx";
import { Link } from "~/ui/link.tsx";
import { Icon } from "~/ui/picture/icon.tsx";
import { muted } from "~/ui/theme/text.css.ts";
import type { VisitOffer } from "./queries.server.ts";
import * as css from "./visit-form.css.ts";

/** The names of the form's fields, in its order. */
export const visitNames = ["when", "day", "way", "name", "phone_number"] as const;
export type VisitField = (typeof visitNames)[number];

/** The id of a field's control. */
export const visitId = (name: VisitField) => `visit-${name}`;

interface VisitFormProps {
	puppy: { name: string; profilePath: string };
	offer: VisitOffer;
	/** The values of a form that was not accepted, and what is wrong with them. */
	values?: Readonly<Partial<Record<VisitField, string>>>;
	problems?: Readonly<Partial<Record<VisitField, string>>>;
	/** The form's title, unless it is that of the page. */
	hasTitle?: boolean;
}

export function VisitForm({ puppy, offer, values = {}, problems = {}, hasTitle }: VisitFormProps) {
	const { name, profilePath } = puppy;
	const field = (name: VisitField) => ({
		name,
		id: visitId(name),
		defaultValue: values[name],
		error: problems[name],
	});
	const hasTimes = offer.times.length > 0;
	return (
		<form
			method="post"
			action={href("/trained-puppies-for-sale/:profilePath/visit", { profilePath })}
			aria-label={`Visit ${name}`}
			className={hasTitle ? css.card : css.form}
		>
			{hasTitle ? <h2 className={css.title}>Visit {name}</h2> : null}
			{hasTimes ? (
				<Choices
					name="when"
					legend="Open times"
					options={[...offer.times, { value: ANOTHER_DAY, label: "Another day" }]}
					chosen={values.when}
					problem={problems.when}
				/>
			) : (
				<input type="hidden" name="when" value={ANOTHER_DAY} />
			)}
			<div className={hasTimes ? css.otherDay : undefined}>
				<Field
					{...field("day")}
					type="date"
					label="Which day?"
					min={offer.first}
					max={offer.last}
					hint={`${facts.trainer} finds the time with you.`}
				/>
			</div>
			<Choices
				name="way"
				legend="How would you like to meet?"
				options={visitWays}
				chosen={values.way ?? visitWays[0].value}
				problem={problems.way}
				inRow
			/>
			<div className={fieldCss.pair}>
				<Field
					{...field("name")}
					label="Your name"
					autoComplete="name"
					maxLength={visitLimits.name}
					required
				/>
				<Field
					{...field("phone_number")}
					type="tel"
					label="Phone number"
					autoComplete="tel"
					maxLength={visitLimits.phone_number}
					required
				/>
			</div>
			<Honeypot />
			<Button type="submit">Ask for this visit</Button>
			<p className={muted}>
				{facts.trainer} will call or text you to confirm, and uses this for nothing else:{" "}
				<Link to={href("/privacy")}>what we store</Link>.
			</p>
		</form>
	);
}

interface ChoicesProps {
	name: VisitField;
	legend: string;
	options: readonly { value: string; label: string }[];
	chosen?: string;
	problem?: string;
	inRow?: boolean;
}

/** Radio buttons, of which one has to be chosen. The first has the id of the field. */
function Choices({ name, legend, options, chosen, problem, inRow }: ChoicesProps) {
	const problemId = problem ? `${visitId(name)}-error` : undefined;
	return (
		<fieldset aria-describedby={problemId}>
			<legend className={fieldCss.legend}>{legend}</legend>
			<div className={inRow ? css.row : css.list}>
				{options.map(({ value, label }, index) => (
					<label key={value} className={fieldCss.option}>
						<input
							type="radio"
							id={index === 0 ? visitId(name) : undefined}
							name={name}
							value={value}
							defaultChecked={value === chosen}
							required
						/>
						{label}
					</label>
				))}
			</div>
			{problem ? (
				<span id={problemId} className={fieldCss.error}>
					<Icon icon={CircleAlert} />
					{problem}
				</span>
			) : null}
		</fieldset>
	);
}
