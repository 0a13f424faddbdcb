/** Records that the trainer called a family or answered it elsewhere, with a note and the next step in one form. */
import * as failures from "~/business/failures.ts";
import { newestMessageOf, noteContact } from "~/families/commands.server.ts";
import { familyById } from "~/families/queries.server.ts";
import {
	contactElsewhereNames,
	contactElsewhereSchema,
	contactWays,
	familyLimits,
	SEEN,
} from "~/families/schema.ts";
import { useCheckedForm } from "~/forms/use-checked-form.ts";
import { redirectWithToast } from "~/platform/forms/flash.server.ts";
import { Field } from "~/ui/form/field.tsx";
import { actorIn } from "../access.server.ts";
import { EditForm } from "../edit-form.tsx";
import { withForm, withLoaderErrors } from "../failures.server.ts";
import { found, idIn, notFound } from "../not-found.ts";
import { pair } from "../page.css.ts";
import { AdminHead } from "../page.tsx";
import type { Route } from "./+types/contacted.route";
import { contactedAddress, familyAddress } from "./addresses.ts";

const TITLE = "I called, or answered elsewhere";

export const loader = withLoaderErrors(
	failures.fetchFamilies,
	async ({ params }: Route.LoaderArgs) => {
		const { id, name, nextStep } = found(await familyById(idIn(params)));
		return { id, name, nextStep, seen: await newestMessageOf(id) };
	},
);

export function action({ request, params, context }: Route.ActionArgs) {
	const rules = { schema: contactElsewhereSchema };
	return withForm(request, rules, failures.updateFamily, async ({ value, submissionKey }) => {
		const id = idIn(params);
		if (!(await noteContact(id, value, actorIn(context), submissionKey))) throw notFound();
		return redirectWithToast(familyAddress(id), "It was noted, and counts as an answer.");
	});
}

export default function ContactedPage({ loaderData }: Route.ComponentProps) {
	const { id, name, nextStep, seen } = loaderData;
	const form = useCheckedForm({
		id: "contacted",
		schema: contactElsewhereSchema,
		names: contactElsewhereNames,
		defaultValue: { way: "called" },
	});
	const { control } = form;
	return (
		<>
			<AdminHead title={TITLE} note={name} between={[{ name, path: familyAddress(id) }]} />
			<EditForm form={form} action={contactedAddress(id)} base={SEEN} cancel={familyAddress(id)}>
				<input type="hidden" name={SEEN} value={seen} />
				<Field {...control("way")} as="select" label="How you talked" options={contactWays} />
				<Field {...control("text")} as="textarea" rows={4} label="Note" />
				<div className={pair}>
					<Field
						{...control("nextStep")}
						label="Next step"
						maxLength={familyLimits.nextStep}
						autoComplete="off"
						hint={
							nextStep
								? `Planned so far: “${nextStep}”. If you leave it empty, that stays.`
								: undefined
						}
					/>
					<Field {...control("nextStepOn")} type="date" label="On" />
				</div>
			</EditForm>
		</>
	);
}
