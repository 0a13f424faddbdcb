/** The form for adding an entry by hand and for changing one. */
import type { ComponentProps, ReactNode } from "react";
import { href } from "react-router";
import { useCheckedForm } from "~/forms/use-checked-form.ts";
import { Field } from "~/ui/form/field.tsx";
import { everyWishLabel, joinSchema, waitingLimits } from "~/waiting-list/schema.ts";
import { WishFields } from "~/waiting-list/wish-fields.tsx";
import { formValuesOf } from "~/waiting-list/wishes.ts";
import { EditForm } from "../edit-form.tsx";
import * as shared from "../page.css.ts";

type Entry = Parameters<typeof formValuesOf>[0] & Record<"name" | "email" | "phoneNumber", string>;

/** An entry's values for the controls of the form. */
export const entryValues = (entry: Entry) => ({
	...formValuesOf(entry),
	name: entry.name,
	email: entry.email,
	phone_number: entry.phoneNumber,
});

const wishTexts = { budget: "The most they would pay", message: "What else they said" } as const;

/** The labels of the controls. */
export const entryLabels = (): Readonly<Record<string, string>> => ({
	...everyWishLabel(),
	size: "Size",
	sex: "Sex",
	when: "When",
	...wishTexts,
	name: "Name",
	email: "Email",
	phone_number: "Phone number",
});

interface EntryFormProps
	extends Omit<ComponentProps<typeof EditForm>, "form" | "cancel" | "children"> {
	/** The stored values of an entry that is changed. */
	values?: ReturnType<typeof entryValues>;
	months: readonly string[];
	/** Shown above the fields. */
	note?: ReactNode;
}

export function EntryForm({ months, note, ...sending }: EntryFormProps) {
	const form = useCheckedForm({
		id: "entry",
		schema: joinSchema,
		defaultValue: sending.values,
	});
	const { control } = form;
	return (
		<EditForm form={form} cancel={href("/admin/waiting-list")} {...sending}>
			{note}
			<Field {...control("name")} label="Name" maxLength={waitingLimits.name} autoComplete="off" />
			<div className={shared.pair}>
				<Field
					{...control("email")}
					label="Email"
					type="email"
					autoComplete="off"
					hint="The list works by email."
					maxLength={waitingLimits.email}
				/>
				<Field
					{...control("phone_number")}
					label="Phone number"
					type="tel"
					autoComplete="off"
					maxLength={waitingLimits.phone_number}
				/>
			</div>
			<WishFields control={control} months={months} labels={wishTexts} />
		</EditForm>
	);
}
