/** The form for adding an entry by hand and for changing one. */
import { href } from "react-router";
import { emailOf } from "~/families/told-by.ts";
import { useCheckedForm } from "~/forms/use-checked-form.ts";
import { Field } from "~/ui/form/field.tsx";
import { muted } from "~/ui/theme/text.css.ts";
import { byHandSchema, everyWishLabel, waitingLimits } from "~/waiting-list/schema.ts";
import { WishFields } from "~/waiting-list/wish-fields.tsx";
import { formValuesOf } from "~/waiting-list/wishes.ts";
import { EditForm } from "../edit-form.tsx";
import { entryAddress, newEntryAddress } from "../families/addresses.ts";
import * as shared from "../page.css.ts";

type Entry = Parameters<typeof formValuesOf>[0] & Record<"name" | "email" | "phoneNumber", string>;
type Stored = Entry & { id: number };

/** An entry's values for the controls of the form. */
export const entryValues = (entry: Entry) => ({
	...formValuesOf(entry),
	name: entry.name,
	email: emailOf(entry),
	phone_number: entry.phoneNumber,
});

/** The labels of the controls. */
export const entryLabels = (): Readonly<Record<string, string>> => ({
	...everyWishLabel(),
	name: "Name",
	email: "Email",
	phone_number: "Phone number",
});

interface EntryFormProps {
	/** The entry that is changed; undefined if the form adds one. */
	entry: Stored | undefined;
	/** What is known about the family that the form adds; undefined if it can be anybody. */
	family: Stored | undefined;
	months: readonly string[];
	canSend: boolean;
}

export function EntryForm({ entry, family, months, canSend }: EntryFormProps) {
	const values = entry && entryValues(entry);
	const form = useCheckedForm({
		id: "entry",
		schema: byHandSchema,
		defaultValue: values ?? (family && entryValues(family)),
	});
	const { control } = form;
	return (
		<EditForm
			form={form}
			action={entry ? entryAddress(entry.id) : newEntryAddress(family?.id)}
			values={values}
			cancel={href("/admin/waiting-list")}
			save={entry ? "Save changes" : "Add to the list"}
			button={{ name: "intent", value: "save" }}
		>
			{entry ? null : (
				<p className={muted}>
					Nobody has to confirm what you enter here, so add only people who asked you to.
					{canSend
						? " Those with an email address get an email that says they are on the list, with links to change their wishes or leave."
						: null}
				</p>
			)}
			<Field {...control("name")} label="Name" maxLength={waitingLimits.name} autoComplete="off" />
			<div className={shared.pair}>
				<Field
					{...control("email")}
					label="Email"
					type="email"
					autoComplete="off"
					hint="Without one they get no emails: you tell them by phone."
					maxLength={waitingLimits.email}
				/>
				<Field
					{...control("phone_number")}
					label="Phone number"
					type="tel"
					optional="needed without an email"
					autoComplete="off"
					maxLength={waitingLimits.phone_number}
				/>
			</div>
			<WishFields control={control} months={months} />
		</EditForm>
	);
}
