/** The panels of the form of the business. */
import type { ReactNode } from "react";
import { weekdays } from "~/business/hours.ts";
import { rowTitle, shownRows } from "~/forms/rows.ts";
import type { useCheckedForm } from "~/forms/use-checked-form.ts";
import {
	businessLimits,
	EXCEPTIONS_MAX,
	exceptionRows,
	hoursNames,
} from "~/settings/business-schema.ts";
import { Field } from "~/ui/form/field.tsx";
import { muted } from "~/ui/theme/text.css.ts";
import { form as formLayout, pair } from "../page.css.ts";
import { Panel } from "../page.tsx";
import { businessLabels, EXCEPTIONS, exceptionLabels, timeLabels } from "./business-labels.ts";
import * as css from "./settings.css.ts";

interface PanelProps {
	control: ReturnType<typeof useCheckedForm>["control"];
}

interface TextPanelProps extends PanelProps {
	/** The values that apply if an answer is left empty. */
	defaults: Readonly<Record<string, string>>;
}

type Name = keyof typeof businessLabels;

/** The props that all text fields share: the label, and the default as a placeholder. */
const textOf =
	({ control, defaults }: TextPanelProps) =>
	(name: Name) => ({
		...control(name),
		label: businessLabels[name],
		placeholder: defaults[name],
		optional: true,
	});

export function NamesPanel(props: TextPanelProps) {
	const text = textOf(props);
	return (
		<Panel title="Names">
			<div className={formLayout}>
				<Field {...text("brand")} maxLength={businessLimits.name} />
				<Field
					{...text("tagline")}
					maxLength={businessLimits.tagline}
					hint="Shown in search results and when somebody shares the site."
				/>
				<div className={pair}>
					<Field {...text("trainer")} maxLength={businessLimits.name} />
					<Field {...text("product")} maxLength={businessLimits.name} />
				</div>
			</div>
		</Panel>
	);
}

export function ContactPanel(props: TextPanelProps) {
	const text = textOf(props);
	return (
		<Panel title="How families reach you">
			<div className={formLayout}>
				<div className={pair}>
					<Field
						{...text("phone")}
						type="tel"
						maxLength={businessLimits.phone}
						autoComplete="off"
						hint="Write it the way visitors should see it. Calls and texts use the same number."
					/>
					<Field
						{...text("email")}
						type="email"
						maxLength={businessLimits.email}
						autoComplete="off"
					/>
				</div>
				<Field {...text("facebook")} inputMode="url" />
				<Field {...text("messenger")} inputMode="url" />
				<Field {...text("instagram")} inputMode="url" />
				<Field
					{...text("puppySaleSite")}
					inputMode="url"
					placeholder={props.defaults.puppySaleSite ?? "https://"}
					hint="Linked at the bottom of every page. Without an address, there is no link."
				/>
			</div>
		</Panel>
	);
}

const timeZones = [
	"America/New_York",
	"America/Chicago",
	"America/Denver",
	"America/Phoenix",
	"America/Los_Angeles",
	"America/Anchorage",
	"Pacific/Honolulu",
];

export function PlacePanel(props: TextPanelProps) {
	const text = textOf(props);
	return (
		<Panel title="Place and time">
			<div className={formLayout}>
				<div className={pair}>
					<Field {...text("city")} maxLength={businessLimits.name} autoComplete="off" />
					<Field {...text("region")} maxLength={businessLimits.name} autoComplete="off" />
				</div>
				<Field
					{...text("timeZone")}
					list="time-zones"
					autoComplete="off"
					spellCheck={false}
					hint="All days and times on the site are in this time zone."
				/>
				<datalist id="time-zones">
					{timeZones.map((zone) => (
						<option key={zone} value={zone} />
					))}
				</datalist>
			</div>
		</Panel>
	);
}

/** The opening and closing times of a weekday or another day. */
const times = (
	{ control }: PanelProps,
	{ opens, closes }: { opens: string; closes: string },
): ReactNode => (
	<>
		<Field {...control(opens)} type="time" label={timeLabels.opens} optional />
		<Field {...control(closes)} type="time" label={timeLabels.closes} optional />
	</>
);

export const HoursPanel = (props: PanelProps) => (
	<Panel title="Opening hours">
		<p className={muted}>Leave both times empty for a day on which you are closed.</p>
		<div className={css.rows}>
			{weekdays.map((day, index) => (
				<fieldset key={day} className={css.row}>
					<legend className={css.legend}>{day}</legend>
					{times(props, hoursNames(index))}
				</fieldset>
			))}
		</div>
	</Panel>
);

export function ExceptionsPanel(props: PanelProps) {
	const { control } = props;
	const rows = shownRows(exceptionRows, (name) => control(name).defaultValue);
	return (
		<Panel title={EXCEPTIONS}>
			<p className={muted}>
				Visitors see them from two months ahead. Without times, you are closed that day. After you
				save, there are new empty lines for more, up to {EXCEPTIONS_MAX} in all.
			</p>
			<div className={css.rows}>
				{rows.map((names, index) => (
					<fieldset key={names.day} className={css.exception}>
						<legend className={css.legend}>{rowTitle("Day", index)}</legend>
						<Field {...control(names.day)} type="date" label={exceptionLabels.day} optional />
						<Field
							{...control(names.lastDay)}
							type="date"
							label={exceptionLabels.lastDay}
							optional
						/>
						{times(props, names)}
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
	);
}
