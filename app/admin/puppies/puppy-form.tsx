/** The form of a puppy, for both new and existing puppies. */
import { Images } from "lucide";
import { type ReactNode, type SyntheticEvent, useState } from "react";
import { href } from "react-router";
import type { InvestmentShares } from "~/business/investment.ts";
import { CheckedForm, EnterButton, FormProblems } from "~/forms/checked-form.tsx";
import { MergeBase } from "~/forms/edit-conflict.tsx";
import { valuesOnForm } from "~/forms/form-values.ts";
import { useCheckedForm } from "~/forms/use-checked-form.ts";
import { BASE } from "~/platform/forms/edit-conflict.ts";
import { CONFIRM_PRICE, puppyFormSchema } from "~/puppies/admin/form-schema.ts";
import type { PuppyToEdit } from "~/puppies/admin/queries.server.ts";
import { PuppyCard } from "~/puppies/card/card.tsx";
import { asCard } from "~/puppies/card/card-data.ts";
import type { FormPanel } from "~/puppies/field-kinds.ts";
import { asValues } from "~/puppies/field-text.ts";
import { eachField, type FieldName, fieldNames } from "~/puppies/fields.ts";
import { investment } from "~/puppies/investment/investment.ts";
import { Breakdown } from "~/puppies/investment/investment-section.tsx";
import { pathOf } from "~/puppies/paths.ts";
import { missingFor } from "~/puppies/publishing.ts";
import { Button, ButtonLink } from "~/ui/button.tsx";
import { Link } from "~/ui/link.tsx";
import { Icon } from "~/ui/picture/icon.tsx";
import * as pictureStyles from "~/ui/picture/picture.css.ts";
import { Frame, Picture } from "~/ui/picture/picture.tsx";
import { under } from "../page.css.ts";
import { Columns, Panel } from "../page.tsx";
import { type ExtrasProps, extrasOf, FieldsPanel } from "./fields-panel.tsx";
import { controlId, FORM_ID, namesInForm, OWED, type Written } from "./form-values.ts";
import * as css from "./puppy-form.css.ts";

interface PuppyFormProps extends Pick<ExtrasProps, "isDayProposed"> {
	action: string;
	/** The current day when the page was made. */
	day: string;
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
	const { puppy, initial = { available: "on" }, owed, isDayProposed, shares, day } = props;
	const fields = puppy?.fields;
	const form = useCheckedForm({
		id: FORM_ID,
		schema: puppyFormSchema,
		names: namesInForm,
		defaultValue: fields
			? { ...asValues(fields), ...(isDayProposed && { wentHomeOn: day }) }
			: initial,
	});
	const { control } = form;
	/** The price confirmed in a refused form. The stored one was confirmed earlier. */
	const sentPrice = form.sent?.[CONFIRM_PRICE];
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
		confirmedPrice: typeof sentPrice === "string" ? sentPrice : (fields?.price ?? ""),
		isReserved: puppy?.isReserved,
		isDayProposed,
	});
	const panel = (name: FormPanel, isFolded = false) => (
		<FieldsPanel panel={name} control={control} extras={extras} isFolded={isFolded} />
	);
	/** What a new puppy's form needs only later. */
	const later = (name: FormPanel) => panel(name, puppy === undefined);
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
					{later("background")}
					{puppy ? <PhotosPanel {...puppy} /> : null}
				</div>
				<div>
					{puppy ? <PublishingPanel {...puppy} /> : null}
					<CardPreview values={values} puppy={puppy} day={day} />
					<InvestmentPanel price={values.price ?? ""} shares={shares} />
					{later("training")}
					{later("temperament")}
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
				<Breakdown figures={figures} />
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

/** Small pictures beside each other; nothing if there are none. */
export function Thumbnails({ photos }: { photos: PuppyToEdit["photos"]["shown"] }) {
	if (photos.length === 0) return null;
	return (
		<ul className={css.thumbnails}>
			{photos.map((photo) => (
				<li key={photo.src}>
					<Frame ratio="1/1" className={pictureStyles.rounded}>
						<Picture source={photo} sizes="112px" />
					</Frame>
				</li>
			))}
		</ul>
	);
}

/** Shows the first photos, how many there are, and a link to the page of photos. */
function PhotosPanel({ id, photos }: Pick<PuppyToEdit, "id" | "photos">) {
	return (
		<Panel title="Photos" id="photos">
			<p>
				{photos.count > 0
					? `Photos: ${photos.count}. With the default description: ${photos.withoutAlt}.`
					: "No photos yet."}
			</p>
			<Thumbnails photos={photos.shown} />
			<ButtonLink
				tone="night"
				small
				className={under}
				to={href("/admin/puppies/:id/photos", { id: String(id) })}
			>
				<Icon icon={Images} />
				{photos.count > 0 ? "Edit photos" : "Add photos"}
			</ButtonLink>
		</Panel>
	);
}

/** Id of the form whose buttons change a puppy at once, and leave alone what is typed in this one. */
export const BUTTONS_FORM = "puppy-buttons";

/** Whether visitors can see the puppy, and what is still missing. */
function PublishingPanel({ id, status, fields, photos }: PuppyToEdit) {
	const missing = missingFor({ ...fields, photos: photos.shown });
	const isDraft = status === "draft";
	const params = { id: String(id) };
	return (
		<Panel title={isDraft ? "Draft" : "Published"} id="publishing">
			{missing.length === 0 ? (
				<p>
					{isDraft
						? "Only you can see it. Nothing is missing, so it can be published."
						: "Visitors can see this puppy."}
				</p>
			) : (
				<>
					<p>
						{isDraft
							? "Only you can see it. Before it can be published, it needs:"
							: "Visitors can see this puppy. Still missing:"}
					</p>
					<ul className={css.missing}>
						{missing.map(({ what, message }) => (
							<li key={message}>
								{what === "photos" ? (
									<Link to={href("/admin/puppies/:id/photos", params)}>{message}</Link>
								) : (
									<a href={`#${controlId(what)}`}>{message}</a>
								)}
							</li>
						))}
					</ul>
				</>
			)}
			{isDraft ? (
				<p>
					<Link to={href("/admin/puppies/:id/preview", params)}>Preview the profile</Link>
				</p>
			) : (
				<Button
					tone="line"
					small
					form={BUTTONS_FORM}
					name="intent"
					value="unpublish"
					className={under}
				>
					Unpublish
				</Button>
			)}
		</Panel>
	);
}
