/** The page of one puppy: its form, photos, publishing state and recent changes. */

import { href } from "react-router";
import * as failures from "~/business/failures.ts";
import { today } from "~/business/moments.ts";
import { investmentDocument } from "~/content/documents/investment.ts";
import { publishedContent } from "~/content/published.server.ts";
import { sendForm } from "~/forms/send.ts";
import { useSavedCount } from "~/forms/use-saved-count.ts";
import type { Actor } from "~/platform/database/audit-log.server.ts";
import { redirectWithToast } from "~/platform/forms/flash.server.ts";
import { puppyChanges, puppyName, puppyToEdit } from "~/puppies/admin/queries.server.ts";
import { publishPuppy, unpublishPuppy } from "~/puppies/admin/trash.server.ts";
import { missingFor } from "~/puppies/publishing.ts";
import { reservationOfPuppy } from "~/sales/queries.server.ts";
import { actorIn } from "../access.server.ts";
import { withActionErrors, withLoaderErrors } from "../failures.server.ts";
import { idIn, notFound } from "../not-found.ts";
import { adminMeta } from "../page.tsx";
import type { Route } from "./+types/puppy.route";
import { EditPuppy } from "./edit-puppy.tsx";
import { hiddenFields } from "./form-values.ts";
import { shortName } from "./forms.server.ts";
import { puppyDraft } from "./puppy-form.tsx";
import { readPuppyForm, saveForm } from "./save.server.ts";

/** Number of recent changes shown below the form; another page shows all of them. */
const LATEST = 3;

export const meta: Route.MetaFunction = ({ loaderData }) =>
	adminMeta(loaderData ? `Edit ${loaderData.puppy.fields.name}` : "Puppy");

export const loader = withLoaderErrors(
	failures.fetchPuppies,
	async ({ params, url }: Route.LoaderArgs) => {
		const id = idIn(params);
		const [puppy, record, reservation] = await Promise.all([
			puppyToEdit(id),
			puppyChanges(id, LATEST),
			reservationOfPuppy(id),
		]);
		if (!puppy) throw notFound();
		const isSold = !puppy.fields.available && !puppy.isReserved;
		const justSold = url.searchParams.has("sold") && isSold;
		const justPublished = url.searchParams.has("published") && puppy.status === "public";
		return {
			puppy,
			reservation,
			day: today(),
			shares: publishedContent(investmentDocument),
			missing: missingFor({ ...puppy.fields, photos: puppy.photos.shown }),
			changes: record.changes,
			justSold,
			justPublished,
			proposedDay: justSold && !puppy.fields.wentHomeOn ? today() : undefined,
		};
	},
);

/** Removes a puppy from the site; returns its name. */
async function unpublish(id: number, actor: Actor): Promise<string> {
	const puppy = await puppyName(id);
	if (!puppy || !(await unpublishPuppy(id, actor))) throw notFound();
	return shortName(puppy.name);
}

export const action = withActionErrors(
	failures.updatePuppy,
	async ({ request, params, context }: Route.ActionArgs) => {
		const id = idIn(params);
		const actor = actorIn(context);
		const page = href("/admin/puppies/:id", { id: params.id });
		const read = await readPuppyForm(request);
		if (read.form.get(hiddenFields.intent) === "unpublish") {
			const name = await unpublish(id, actor);
			return redirectWithToast(page, `${name} is a draft again; visitors can't see it.`);
		}
		if (read.response) return read.response;
		const intent = read.form.get(hiddenFields.intent) === "publish" ? "publish" : "save";
		const { saved, response } = await saveForm(id, read, actor);
		if (response) return response;
		if (!saved) throw notFound();
		const name = shortName(saved.name);
		if (intent === "save") {
			return redirectWithToast(
				page,
				saved.isChanged ? `${name} was saved.` : "There was nothing to save.",
			);
		}
		const missing = await publishPuppy(id, actor);
		if (!missing) throw notFound();
		if (missing.length === 0) {
			return redirectWithToast(`${page}?published`, `${name} is published.`);
		}
		const message = `${name} was saved, but not published: something is missing.`;
		return redirectWithToast(`${page}#publishing`, message, 400);
	},
);

/** Keeps the draft when a puppy is unpublished, because that doesn't save the form. */
export async function clientAction({ request, serverAction, params }: Route.ClientActionArgs) {
	const intent = (await request.clone().formData()).get(hiddenFields.intent);
	const draft = intent === "unpublish" ? undefined : puppyDraft(params.id);
	return sendForm(serverAction, { draft });
}

export default function PuppyPage({ loaderData, actionData, params }: Route.ComponentProps) {
	const saved = useSavedCount(actionData);
	const page = href("/admin/puppies/:id", params);
	return <EditPuppy key={saved} {...loaderData} {...actionData} action={page} />;
}
