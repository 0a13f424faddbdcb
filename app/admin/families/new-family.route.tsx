/** Adds a family by hand, by a phone number or an email address. */
import { href } from "react-router";
import * as failures from "~/business/failures.ts";
import { addFamily } from "~/families/commands.server.ts";
import { familyListAddress } from "~/families/list-address.ts";
import { familyLimits, newFamilySchema } from "~/families/schema.ts";
import { useCheckedForm } from "~/forms/use-checked-form.ts";
import { redirectWithToast } from "~/platform/forms/flash.server.ts";
import { Field } from "~/ui/form/field.tsx";
import { actorIn } from "../access.server.ts";
import { EditForm } from "../edit-form.tsx";
import { withForm } from "../failures.server.ts";
import { pair } from "../page.css.ts";
import { AdminHead } from "../page.tsx";
import type { Route } from "./+types/new-family.route";
import { familyAddress } from "./addresses.ts";

const TITLE = "Add a family";

export function action({ request, context }: Route.ActionArgs) {
	const rules = { schema: newFamilySchema };
	return withForm(request, rules, failures.updateFamily, async ({ value, submissionKey }) => {
		const { id, isKnown } = await addFamily(value, actorIn(context), submissionKey);
		const message = isKnown
			? "This email address belongs to a family that you know already. Here it is."
			: "The family was added.";
		return redirectWithToast(familyAddress(id), message);
	});
}

export default function NewFamilyPage() {
	const form = useCheckedForm({
		id: "new-family",
		schema: newFamilySchema,
	});
	const { control } = form;
	return (
		<>
			<AdminHead
				title={TITLE}
				note="For somebody who called or came by. Families who write to you are added automatically."
			/>
			<EditForm
				form={form}
				action={href("/admin/families/new")}
				cancel={familyListAddress()}
				save="Add the family"
				busy="Adding…"
			>
				<Field
					{...control("name")}
					label="Name"
					hint="Leave it empty if you don’t know it: their phone number or email address stands as the name."
					maxLength={familyLimits.name}
					autoComplete="off"
				/>
				<div className={pair}>
					<Field
						{...control("phoneNumber")}
						type="tel"
						label="Phone number"
						optional="needed without an email address"
						maxLength={familyLimits.phoneNumber}
						autoComplete="off"
					/>
					<Field {...control("email")} type="email" label="Email address" autoComplete="off" />
				</div>
				<Field
					{...control("source")}
					label="How they found you"
					maxLength={familyLimits.source}
					autoComplete="off"
				/>
				<Field {...control("note")} as="textarea" rows={4} label="Note" />
			</EditForm>
		</>
	);
}
