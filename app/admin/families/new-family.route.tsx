/** Adds a family by hand, by a phone number or an email address, and returns to the form that asks for one. */
import { data, href, useLocation } from "react-router";
import * as failures from "~/business/failures.ts";
import { addFamily, KnownFamily } from "~/families/commands.server.ts";
import { familyListAddress } from "~/families/list-address.ts";
import { familyLimits, newFamilySchema } from "~/families/schema.ts";
import { useCheckedForm } from "~/forms/use-checked-form.ts";
import { redirectWithToast } from "~/platform/forms/flash.server.ts";
import { Field } from "~/ui/form/field.tsx";
import { Link } from "~/ui/link.tsx";
import { actorIn } from "../access.server.ts";
import { ConfirmValue } from "../confirm-value.tsx";
import { EditForm } from "../edit-form.tsx";
import { withForm } from "../failures.server.ts";
import { pair } from "../page.css.ts";
import { AdminHead } from "../page.tsx";
import type { Route } from "./+types/new-family.route";
import { familyAddress, returnAddress } from "./addresses.ts";

const TITLE = "Add a family";

/** Name of the check box that confirms a known phone number or email address; its value is that family's id. */
const CONFIRM = "confirmFamily";

export function action({ request, url, context }: Route.ActionArgs) {
	const rules = { schema: newFamilySchema, hidden: [CONFIRM] };
	return withForm(request, rules, failures.updateFamily, async (parsed) => {
		const { value, form, submissionKey } = parsed;
		const confirmed = String(form.get(CONFIRM) ?? "");
		try {
			const { id, isKnown } = await addFamily(value, actorIn(context), {
				submissionKey,
				confirmed,
			});
			const message = isKnown
				? "This email address belongs to a family that you know already. Here it is."
				: "The family was added.";
			const back = returnAddress(url.searchParams.get("back"), id);
			return await redirectWithToast(back ?? familyAddress(id), message);
		} catch (error) {
			if (!(error instanceof KnownFamily)) throw error;
			const { family, field } = error;
			const what = field === "email" ? "email address" : "phone number";
			const problem = `${family.name} has this ${what}. Please see whether it is the same family.`;
			const result = parsed.result({ fieldErrors: { [field]: [problem] } });
			return data({ result, known: { ...family, field } }, 409);
		}
	});
}

export default function NewFamilyPage({ actionData }: Route.ComponentProps) {
	const known = actionData && "known" in actionData ? actionData.known : undefined;
	const { search } = useLocation();
	const back = new URLSearchParams(search).get("back");
	const knownAt = known && returnAddress(back, known.id);
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
				action={href("/admin/families/new") + search}
				cancel={returnAddress(back) ?? familyListAddress()}
				save="Add the family"
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
						optional="needed without an email"
						maxLength={familyLimits.phoneNumber}
						autoComplete="off"
					/>
					<Field {...control("email")} type="email" label="Email address" autoComplete="off" />
				</div>
				{known ? (
					<div>
						<Link to={knownAt ?? familyAddress(known.id)}>
							{knownAt ? "Choose" : "See"} <bdi>{known.name}</bdi>
						</Link>
						<ConfirmValue name={CONFIRM} value={String(known.id)} isConfirmed={false}>
							{known.field === "email"
								? `Add what I wrote to ${known.name}`
								: "Add another family with this number"}
						</ConfirmValue>
					</div>
				) : null}
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
