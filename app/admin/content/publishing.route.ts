/** The action behind the buttons of a document's bar and its history. */

import { redirect } from "react-router";
import { documentOf } from "~/content/documents/index.ts";
import {
	type ChangeOf,
	discardDraft,
	documentState,
	draftDefaults,
	publishDraft,
	restoreVersion,
	unscheduleDraft,
} from "~/content/drafts.server.ts";
import {
	doneMessage,
	type PublishingIntent,
	publishingMessages,
	publishingSchema,
	readMoment,
} from "~/content/publishing.ts";
import { redirectWithToast, reloadWithToast } from "~/platform/forms/flash.server.ts";
import { parseForm } from "~/platform/forms/parse-form.server.ts";
import { actorIn } from "../access.server.ts";
import { editorMessages } from "../editor/messages.ts";
import { withActionErrors } from "../failures.server.ts";
import { found } from "../not-found.ts";
import type { Route } from "./+types/publishing.route";

/** A GET request, from a link or the Back button, is redirected to the page that edits the document. */
export const loader = ({ params }: Route.LoaderArgs) =>
	redirect(found(documentOf(params.key)).editPath);

type Act = (change: ChangeOf<unknown>, values: { at?: Date; version?: number }) => Promise<boolean>;

const acts: Record<PublishingIntent, Act> = {
	publish: (change) => publishDraft(change),
	schedule: (change, { at }) => publishDraft(change, at),
	unschedule: (change) => unscheduleDraft(change),
	discard: (change) => discardDraft(change),
	defaults: (change) => draftDefaults(change),
	restore: (change, { version = 0 }) => restoreVersion(change, version),
};

const makesDraft = new Set<PublishingIntent>(["defaults", "restore"]);

export const action = withActionErrors(
	publishingMessages.failed,
	async ({ request, params, context }: Route.ActionArgs) => {
		const document = found(documentOf(params.key));
		const { value: values } = await parseForm(request, { schema: publishingSchema });
		const back = document.editPath;
		const refuse = (message: string, status = 400) => redirectWithToast(back, message, status);
		if (!values) return refuse(publishingMessages.unread);
		const { intent, revision, version } = values;
		const at = intent === "schedule" ? readMoment(values.at, new Date()) : undefined;
		if (at && "problem" in at) return refuse(at.problem);
		const change = { document, revision, actor: actorIn(context) };
		if (!(await acts[intent](change, { at, version }))) {
			return refuse(publishingMessages.conflict, 409);
		}
		if (document.isLive) return reloadWithToast(back, editorMessages.live);
		const isSame = makesDraft.has(intent) && !(await documentState(document)).hasDraft;
		if (isSame) return redirectWithToast(back, publishingMessages.same);
		return redirectWithToast(back, doneMessage(intent, document.label, at));
	},
	({ params }: Route.ActionArgs) => found(documentOf(params.key)).editPath,
);
