/** The form of what the site says of the business. */
import type { SubmissionResult } from "@conform-to/react";
import { weekdays } from "~/business/hours.ts";
import { CheckedForm, FormProblems } from "~/forms/checked-form.tsx";
import { rowTitle, shownRows } from "~/forms/rows.ts";
import { useCheckedForm } from "~/forms/use-checked-form.ts";
import {
	businessFields,
	businessLimits,
	businessSchema,
	EXCEPTIONS_MAX,
	exceptionRows,
	hoursNames,
} from "~/settings/business-schema.ts";
import { Field } from "~/ui/form/field.tsx";
import { muted } from "~/ui/theme/text.css.ts";
import { FROM } from "../content/editing.ts";
import { MadeFrom } from "../content/made-from.tsx";
import { FormSaveBar } from "../form-save-bar.tsx";
import { form as formLayout, pair } from "../page.css.ts";
import { Panel } from "../page.tsx";
import { businessLabels, EXCEPTIONS, exceptionLabels, timeLabels } from "./business-labels.ts";
import * as css from "./settings.css.ts";

export const BUSINESS_DRAFT = "business";

interface BusinessFormProps {
	answers: Readonly<Record<string, string>>;
	/** What stands for an answer that is left empty. */
	defaults: Readonly<Record<string, string>>;
	/** What it is made from. */
	from: string;
	result?: SubmissionResult;
}

export function BusinessForm({ answers, defaults, from, result }: BusinessFormProps) {
	const form = useCheckedForm({
		id: "business",
		schema: businessSchema,
		names: businessFields,
		result,
		defaultValue: answers,
	});
	const { control } = form;
	const exceptions = shownRows(exceptionRows, (name) => control(name).defaultValue);
	/** From when to when, of a weekday or another day. */
	const times = ({ opens, closes }: { opens: string; closes: string }) => (
		<>
			<Field {...control(opens)} type="time" label={timeLabels.opens} optional />
			<Field {...control(closes)} type="time" label={timeLabels.closes} optional />
		</>
	);
	return (
		<CheckedForm
			of={form}
			isLong
			draft={{ name: BUSINESS_DRAFT, controls: businessFields, base: FROM }}
		>
			<MadeFrom value={from} />
			<FormProblems of={form} />
			<div className={css.panels}>
				<Panel title="Names">
					<div className={formLayout}>
						<Field
							{...control("brand")}
							label={businessLabels.brand}
							placeholder={defaults.brand}
							maxLength={businessLimits.name}
							optional
						/>
						<Field
							{...control("tagline")}
							label={businessLabels.tagline}
							placeholder={defaults.tagline}
							maxLength={businessLimits.tagline}
							optional
							hint="Stands in search results and where the site is shared."
						/>
						<div className={pair}>
							<Field
								{...control("trainer")}
								label={businessLabels.trainer}
								placeholder={defaults.trainer}
								maxLength={businessLimits.name}
								optional
							/>
							<Field
								{...control("product")}
								label={businessLabels.product}
								placeholder={defaults.product}
								maxLength={businessLimits.name}
								optional
							/>
						</div>
					</div>
				</Panel>
				<Panel title="How families reach you">
					<div className={formLayout}>
						<div className={pair}>
							<Field
								{...control("phone")}
								type="tel"
								label={businessLabels.phone}
								placeholder={defaults.phone}
								maxLength={businessLimits.phone}
								autoComplete="off"
								optional
								hint="As it is to be read. Calls and texts use the same number."
							/>
							<Field
								{...control("email")}
								type="email"
								label={businessLabels.email}
								placeholder={defaults.email}
								maxLength={businessLimits.email}
								autoComplete="off"
								optional
							/>
						</div>
						<Field
							{...control("facebook")}
							inputMode="url"
							label={businessLabels.facebook}
							placeholder={defaults.facebook}
							optional
						/>
						<Field
							{...control("messenger")}
							inputMode="url"
							label={businessLabels.messenger}
							placeholder={defaults.messenger}
							optional
						/>
						<Field
							{...control("instagram")}
							inputMode="url"
							label={businessLabels.instagram}
							placeholder={defaults.instagram}
							optional
						/>
						<Field
							{...control("puppySaleSite")}
							inputMode="url"
							label={businessLabels.puppySaleSite}
							placeholder={defaults.puppySaleSite ?? "https://"}
							optional
							hint="Linked at the bottom of each page; no link where this is empty."
						/>
					</div>
				</Panel>
				<Panel title="Place and time">
					<div className={formLayout}>
						<div className={pair}>
							<Field
								{...control("city")}
								label={businessLabels.city}
								placeholder={defaults.city}
								maxLength={businessLimits.name}
								autoComplete="off"
								optional
							/>
							<Field
								{...control("region")}
								label={businessLabels.region}
								placeholder={defaults.region}
								maxLength={businessLimits.name}
								autoComplete="off"
								optional
							/>
						</div>
						<Field
							{...control("timeZone")}
							label={businessLabels.timeZone}
							placeholder={defaults.timeZone}
							list="time-zones"
							autoComplete="off"
							spellCheck={false}
							optional
							hint="By which days and hours are counted."
						/>
						<datalist id="time-zones">
							{[
								"America/New_York",
								"America/Chicago",
								"America/Denver",
								"America/Phoenix",
								"America/Los_Angeles",
								"America/Anchorage",
								"Pacific/Honolulu",
							].map((zone) => (
								<option key={zone} value={zone} />
							))}
						</datalist>
					</div>
				</Panel>
				<Panel title="Opening hours">
					<p className={muted}>A day without times is closed.</p>
					<div className={css.rows}>
						{weekdays.map((day, index) => {
							const names = hoursNames(index);
							return (
								<fieldset key={day} className={css.row}>
									<legend className={css.legend}>{day}</legend>
									{times(names)}
								</fieldset>
							);
						})}
					</div>
				</Panel>
				<Panel title={EXCEPTIONS}>
					<p className={muted}>
						They are told from two months before. Without times the day is closed. After saving
						there are empty lines for more, up to {EXCEPTIONS_MAX} in all.
					</p>
					<div className={css.rows}>
						{exceptions.map((names, index) => (
							<fieldset key={names.day} className={css.exception}>
								<legend className={css.legend}>{rowTitle("Day", index)}</legend>
								<Field {...control(names.day)} type="date" label={exceptionLabels.day} optional />
								<Field
									{...control(names.lastDay)}
									type="date"
									label={exceptionLabels.lastDay}
									optional
								/>
								{times(names)}
								<div className={css.wide}>
									<Field
										{...control(names.name)}
										label={exceptionLabels.name}
										maxLength={businessLimits.name}
										optional
									/>
								</div>
							</fieldset>
						))}
					</div>
				</Panel>
			</div>
			<FormSaveBar label="Save" />
		</CheckedForm>
	);
}
