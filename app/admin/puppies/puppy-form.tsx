/** The form of a puppy, for both new and existing puppies. */
import { type ReactNode, type SyntheticEvent, useState } from "react";
import type { InvestmentShares } from "~/business/investment.ts";
import { dollars } from "~/business/prices.ts";
import { CheckedForm, EnterButton, FormProblems } from "~/forms/checked-form.tsx";
import { MergeBase } from "~/forms/edit-conflict.tsx";
import { valuesOnForm } from "~/forms/form-values.ts";
import { useCheckedForm } from "~/forms/use-checked-form.ts";
import { BASE } from "~/platform/forms/edit-conflict.ts";
import { confirmNames, puppyFormSchema } from "~/puppies/admin/form-schema.ts";
import type { PuppyToEdit } from "~/puppies/admin/queries.server.ts";
import { PuppyCard } from "~/puppies/card/card.tsx";
import { asCard } from "~/puppies/card/card-data.ts";
import type { FormPanel } from "~/puppies/field-kinds.ts";
import { asValues } from "~/puppies/field-text.ts";
import { eachField, type FieldName, fieldNames } from "~/puppies/fields.ts";
import { investment } from "~/puppies/investment/investment.ts";
import { pathOf } from "~/puppies/paths.ts";
import type { Confirmable } from "~/puppies/price/plausibility.ts";
import { Columns, Panel } from "../page.tsx";
import { type ExtrasProps, extrasOf, FieldsPanel } from "./fields-panel.tsx";
import { type Control, FORM_ID, namesInForm, needOf, OWED, type Written } from "./form-values.ts";
import { PhotosPanel, PublishingPanel } from "./panels.tsx";
import * as css from "./puppy-form.css.ts";

interface PuppyFormProps extends Pick<ExtrasProps, "day" | "proposedDay"> {
	action: string;
	/** The stored puppy; undefined for a new one. */
	puppy?: PuppyToEdit;
	/** The values that the form of a new puppy begins with. By default it is available and otherwise empty. */
	initial?: Partial<Record<FieldName, string>>;
	/** What is still owed for the puppy, in cents; saving the form again confirms it. */
	owed?: number;
	/** The price breakdown, if the trainer has changed it. */
	shares: InvestmentShares;
	/** Shown below the panels, including the buttons. */
	children: ReactNode;
}

export function PuppyForm(props: PuppyFormProps) {
	const { puppy, initial = { available: "on" }, owed, proposedDay, shares, day } = props;
	const fields = puppy?.fields;
	const form = useCheckedForm({
		id: FORM_ID,
		schema: puppyFormSchema,
		names: namesInForm,
		defaultValue: fields
			? { ...asValues(fields), ...(proposedDay && { wentHomeOn: proposedDay }) }
			: initial,
	});
	const control: Control = (name) => ({ ...form.control(name), ...needOf(name) });
	/** The value confirmed in a refused form, or else the stored one, which was confirmed earlier. */
	const confirmed = (field: Confirmable) => {
		const sent = form.sent?.[confirmNames[field]];
		return typeof sent === "string" ? sent : (fields?.[field] ?? "");
	};
	const [values, setValues] = useState<Written>(() =>
		Object.fromEntries(fieldNames.map((name) => [name, control(name).defaultValue ?? ""])),
	);
	const [proposal, setProposal] = useState("");

	/** Makes a new puppy's path follow its name until somebody types another path. */
	function proposePath(element: HTMLFormElement) {
		const path = element.elements.namedItem("profilePath" satisfies FieldName);
		const name = element.elements.namedItem("name" satisfies FieldName);
		if (!(path instanceof HTMLInputElement) || !(name instanceof HTMLInputElement)) return;
		if (path.value !== proposal) return;
		path.value = name.value.trim() ? pathOf(name.value) : "";
		setProposal(path.value);
	}
	function onInput(event: SyntheticEvent<HTMLFormElement>) {
		const { target, currentTarget } = event;
		if (!puppy && target instanceof HTMLInputElement && target.name === "name") {
			proposePath(currentTarget);
		}
		setValues(valuesOnForm(currentTarget, fieldNames));
	}
	const extras = extrasOf({
		control,
		values,
		day,
		confirmed,
		formerPaths: puppy?.formerPaths,
		proposedDay,
		isReserved: puppy?.isReserved,
	});
	const panel = (name: FormPanel) => <FieldsPanel panel={name} control={control} extras={extras} />;
	return (
		<CheckedForm
			form={form}
			action={props.action}
			isLong
			draft={{ controls: fieldNames, base: BASE }}
			onInput={onInput}
		>
			<EnterButton name="intent" value="save" />
			<FormProblems form={form} />
			{fields ? <MergeBase values={asValues(fields)} /> : null}
			{owed === undefined ? null : <input type="hidden" name={OWED} value={owed} />}
			<Columns>
				<div>
					{/* First for an existing puppy, because these fields change most often. */}
					{puppy ? panel("sale") : null}
					{panel("about")}
					{puppy ? null : panel("sale")}
					{panel("background")}
					{puppy ? <PhotosPanel {...puppy} /> : null}
				</div>
				<div>
					{puppy ? <PublishingPanel {...puppy} /> : null}
					<CardPreview values={values} puppy={puppy} day={day} />
					<InvestmentPanel price={values.price ?? ""} shares={shares} />
					{panel("training")}
					{panel("temperament")}
				</div>
			</Columns>
			{props.children}
		</CheckedForm>
	);
}

/** The breakdown of the price, as visitors see it. */
function InvestmentPanel({ price, shares }: { price: string; shares: InvestmentShares }) {
	const figures = investment(price, shares);
	return (
		<Panel title="Investment, worked out from the price" id="investment">
			{figures ? (
				<table className={css.shares}>
					<tbody>
						{figures.breakdown.map(({ part, percent, amount }) => (
							<tr key={part}>
								<th scope="row">{part}</th>
								<td>{percent}%</td>
								<td>{dollars(amount)}</td>
							</tr>
						))}
					</tbody>
				</table>
			) : (
				<p className={css.quiet}>
					Until the price is a dollar amount, the profile says that it isn’t listed.
				</p>
			)}
		</Panel>
	);
}

interface CardPreviewProps extends Pick<PuppyFormProps, "puppy" | "day"> {
	values: Written;
}

/** The puppy's card as visitors will see it; its links and buttons are disabled. */
function CardPreview({ values, puppy, day }: CardPreviewProps) {
	const texts = eachField<Record<FieldName, string>>(fieldNames, (name) =>
		(values[name] ?? "").trim(),
	);
	const available = values.available === "on";
	const card = {
		...texts,
		name: texts.name || "No name yet",
		profilePath: texts.profilePath || "new",
		available,
		// A puppy that has gone home is no longer reserved.
		isReserved: !available && puppy?.isReserved && !texts.wentHomeOn,
		photos: [],
	};
	return (
		<Panel
			title={puppy?.status === "public" ? "The card" : "The card, once it is published"}
			id="card"
		>
			<div inert>
				<PuppyCard picture={puppy?.photos.shown[0]} puppy={asCard(card, day)} />
			</div>
		</Panel>
	);
}
