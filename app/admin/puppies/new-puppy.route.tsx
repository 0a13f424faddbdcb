/** Adds a puppy as a draft, which visitors can't see. The form may begin with the values of another puppy. */
import { href } from "react-router";
import * as failures from "~/business/failures.ts";
import { today } from "~/business/moments.ts";
import { investmentDocument } from "~/content/documents/investment.ts";
import { publishedContent } from "~/content/published.server.ts";
import { SendButton } from "~/forms/checked-form.tsx";
import { useSavedCount } from "~/forms/use-saved-count.ts";
import { redirectWithToast } from "~/platform/forms/flash.server.ts";
import { readId } from "~/platform/ids.ts";
import { puppyToEdit } from "~/puppies/admin/queries.server.ts";
import { createDraft } from "~/puppies/create-commands.server.ts";
import { valuesLike } from "~/puppies/field-text.ts";
import { PathTaken } from "~/puppies/paths.server.ts";
import { ButtonLink } from "~/ui/button.tsx";
import { actorIn } from "../access.server.ts";
import { saveFailed, withLoaderErrors } from "../failures.server.ts";
import { found } from "../not-found.ts";
import { AdminHead, SaveBar } from "../page.tsx";
import { SubmissionKey } from "../submission-key.tsx";
import type { Route } from "./+types/new-puppy.route";
import { LIKE } from "./form-values.ts";
import { PuppyForm } from "./puppy-form.tsx";
import { readPuppyForm, refusePath } from "./save.server.ts";

export const loader = withLoaderErrors(failures.fetchPuppies, async ({ url }: Route.LoaderArgs) => {
	const id = readId(url.searchParams.get(LIKE));
	const like = id === undefined ? undefined : found(await puppyToEdit(id));
	return {
		day: today(),
		shares: publishedContent(investmentDocument),
		action: url.pathname + url.search,
		like: like && { name: like.fields.name, values: valuesLike(like.fields) },
	};
});

export async function action({ request, context }: Route.ActionArgs) {
	const read = await readPuppyForm(request);
	if (read.response) return read.response;
	const { intent: _, owed: __, ...puppy } = read.value;
	try {
		const id = await createDraft(puppy, actorIn(context), read.submissionKey);
		const page = href("/admin/puppies/:id", { id: String(id) });
		return await redirectWithToast(page, `${puppy.name} was added as a draft.`);
	} catch (error) {
		if (error instanceof PathTaken) return refusePath(read);
		return saveFailed(read, failures.createPuppy, error);
	}
}

export default function NewPuppyPage({ loaderData, actionData }: Route.ComponentProps) {
	const { like, ...form } = loaderData;
	const saved = useSavedCount(actionData);
	return (
		<>
			<AdminHead
				title="Add a puppy"
				note={
					like
						? `Filled in from ${like.name}, without its name, photos and sale. It starts as a draft.`
						: "It starts as a draft. Photos and publishing come next."
				}
			/>
			<PuppyForm {...form} key={saved} initial={like?.values}>
				<SubmissionKey />
				<SaveBar>
					<ButtonLink tone="line" to={href("/admin/puppies")}>
						Cancel
					</ButtonLink>
					<SendButton busy="Saving…">Save draft</SendButton>
				</SaveBar>
			</PuppyForm>
		</>
	);
}
