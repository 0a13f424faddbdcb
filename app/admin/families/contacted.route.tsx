/** Records that the trainer called a family or answered it elsewhere, with a note and the next step in one form. */
import * as failures from "~/business/failures.ts";
import { today } from "~/business/moments.ts";
import { noteContact } from "~/families/commands.server.ts";
import { familyById } from "~/families/queries.server.ts";
import { newestMessageOf } from "~/families/replies/queries.server.ts";
import {
	contactElsewhereNames,
	contactElsewhereSchema,
	contactWays,
	familyLimits,
	SEEN,
} from "~/families/schema.ts";
import { EnterButton } from "~/forms/checked-form.tsx";
import { useCheckedForm } from "~/forms/use-checked-form.ts";
import { redirectWithToast } from "~/platform/forms/flash.server.ts";
import { Field } from "~/ui/form/field.tsx";
import { actorIn } from "../access.server.ts";
import { EditForm } from "../edit-form.tsx";
import { withForm, withLoaderErrors } from "../failures.server.ts";
import { found, idIn, notFound } from "../not-found.ts";
import { AdminHead } from "../page.tsx";
import type { Route } from "./+types/contacted.route";
import { contactedAddress, familyAddress } from "./addresses.ts";
import { SaveFor } from "./write-panels.tsx";

const TITLE = "I called, or answered elsewhere";

export const loader = withLoaderErrors(
	failures.fetchFamilies,
	async ({ params }: Route.LoaderArgs) => {
		const { id, name, nextStep } = found(await familyById(idIn(params)));
		return { id, name, nextStep, seen: await newestMessageOf(id), day: today() };
	},
);

export function action({ request, params, context }: Route.ActionArgs) {
	const rules = { schema: contactElsewhereSchema };
	return withForm(request, rules, failures.updateFamily, async ({ value, submissionKey }) => {
		const id = idIn(params);
		const isAnswer = await noteContact(id, value, actorIn(context), submissionKey);
		if (isAnswer === undefined) throw notFound();
		const message = isAnswer ? "It was noted, and counts as an answer." : "It was noted.";
		return redirectWithToast(familyAddress(id), message);
	});
}

export default function ContactedPage({ loaderData }: Route.ComponentProps) {
	const { id, name, nextStep, seen, day } = loaderData;
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
				<EnterButton />
				<input type="hidden" name={SEEN} value={seen} />
				<Field {...control("way")} as="select" label="How you talked" options={contactWays} />
				<Field {...control("text")} as="textarea" rows={4} label="Note" />
				<Field
					{...control("nextStep")}
					label="Next step"
					optional="needed with a day"
					maxLength={familyLimits.nextStep}
					autoComplete="off"
					hint={
						nextStep
							? `Planned so far: “${nextStep}”. If you leave it empty, that stays.`
							: undefined
					}
				/>
				<SaveFor today={day} />
				<Field {...control("nextStepOn")} type="date" label="Another day" />
			</EditForm>
		</>
	);
}
