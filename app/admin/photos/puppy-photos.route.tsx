/** The photos of one puppy: adding, describing, ordering and deleting them. */

import { randomUUID } from "node:crypto";
import { data, href } from "react-router";
import * as failures from "~/business/failures.ts";
import { useSavedCount } from "~/forms/use-saved-count.ts";
import type { HydrationHandle } from "~/hydration/page-modules.server.ts";
import { redirectWithToast } from "~/platform/forms/flash.server.ts";
import { parseForm } from "~/platform/forms/parse-form.server.ts";
import type { UploadHandle } from "~/platform/http/body-handle.ts";
import { readId } from "~/platform/ids.ts";
import { ButtonLink } from "~/ui/button.tsx";
import { Problems } from "~/ui/form/problems.tsx";
import { actorIn } from "../access.server.ts";
import { withLoaderErrors } from "../failures.server.ts";
import { AdminHead, adminMeta, Panel } from "../page.tsx";
import type { Route } from "./+types/puppy-photos.route";
import { ConfirmDeletion } from "./confirm-deletion.tsx";
import { PHOTO_FORM, PhotoList } from "./photo-list.tsx";
import { IN_PLACE, noticeOf, type Problem } from "./photo-step.ts";
import {
	changePhotosAsAsked,
	photosForm,
	puppyOr404,
	receivePuppyPhotos,
	writtenIn,
} from "./puppy-photos.server.ts";
import { isUpload } from "./receive.server.ts";
import { countPhotos, isEmpty, isWhole, type UploadResult } from "./upload.ts";
import { UploadForm } from "./upload-form.tsx";

/** Hydrated at once, because people start working here right away: no early drop or click may be lost. */
export const handle: HydrationHandle & UploadHandle = { hydrate: "now", takesUploads: true };

export const meta: Route.MetaFunction = ({ loaderData }) =>
	adminMeta(loaderData ? `Photos of ${loaderData.puppy.name}` : "Photos");

export const loader = withLoaderErrors(
	failures.fetchPuppies,
	async ({ params, url }: Route.LoaderArgs) => {
		const puppy = await puppyOr404(params.id);
		const deleted = readId(url.searchParams.get("delete"));
		const deleting = puppy.photos.find(({ id }) => id === deleted);
		return { puppy, deleting, formKey: randomUUID() };
	},
);

const pathOf = (id: number) => href("/admin/puppies/:id/photos", { id: String(id) });

const backTo = (id: number, message: string) => redirectWithToast(pathOf(id), message);

interface ActionData {
	upload?: UploadResult;
	/** What was done, for a step that was sent in the background. */
	message?: string;
	notice?: string;
	problems?: Problem[];
	/** The submitted values, by control name. */
	typed?: Record<string, string>;
}
const reply = (actionData: ActionData, status: number) => data(actionData, { status });

export async function action({ request, params, context }: Route.ActionArgs) {
	const puppy = await puppyOr404(params.id);
	const actor = actorIn(context);
	if (isUpload(request)) {
		const words = new FormData();
		const upload = await receivePuppyPhotos(request, puppy.id, actor, words);
		const change = await changePhotosAsAsked(puppy, words, actor);
		if ("problems" in change) return reply({ upload, ...change, typed: writtenIn(words) }, 400);
		if (isWhole(upload)) {
			return backTo(puppy.id, `Added ${countPhotos(upload.added)}. Now say what they show.`);
		}
		if (isEmpty(upload) && change.isChanged) return backTo(puppy.id, change.message);
		return reply({ upload }, upload.added > 0 ? 200 : 400);
	}
	const { response, form } = await parseForm(request, photosForm);
	if (response) {
		const [notice] = response.data.result.error?.[""] ?? [];
		return reply({ notice, typed: writtenIn(form) }, response.init?.status ?? 400);
	}
	const result = await changePhotosAsAsked(puppy, form, actor);
	if ("message" in result) {
		return form.has(IN_PLACE) ? reply(result, 200) : backTo(puppy.id, result.message);
	}
	return reply({ ...result, typed: writtenIn(form) }, 400);
}

/** Reports a failed request on the page, because an error page would lose what was typed. */
export async function clientAction({ serverAction }: Route.ClientActionArgs): Promise<ActionData> {
	try {
		return await serverAction();
	} catch (error) {
		return { notice: noticeOf(error) };
	}
}

export default function PuppyPhotosPage({ loaderData, actionData }: Route.ComponentProps) {
	const { puppy, deleting, formKey } = loaderData;
	const { upload, notice, problems = [], typed } = actionData ?? {};
	const saved = useSavedCount(actionData);
	const id = String(puppy.id);
	const photos = pathOf(puppy.id);
	const trail = [
		{ name: "Puppies", path: href("/admin/puppies") },
		{ name: puppy.name, path: href("/admin/puppies/:id", { id }) },
		{ name: "Photos" },
	];
	if (deleting) {
		return (
			<>
				<AdminHead title="Delete this photo?" trail={trail} />
				<ConfirmDeletion action={photos} photo={deleting} back={photos} problem={notice} />
			</>
		);
	}
	const profile = { profilePath: puppy.profilePath };
	return (
		<>
			<AdminHead
				title={`Photos of ${puppy.name}`}
				note="The first one is the main photo: it appears on the card and at the top of the profile."
				trail={trail}
			>
				{puppy.status === "public" ? (
					<ButtonLink tone="line" to={href("/trained-puppies-for-sale/:profilePath", profile)}>
						View profile
					</ButtonLink>
				) : null}
			</AdminHead>
			<Problems notice={notice} problems={problems} />
			<Panel>
				<UploadForm
					action={photos}
					inPlaceAction={href("/admin/puppies/:id/photos/upload", { id })}
					formKey={formKey}
					result={upload}
					otherFormId={puppy.photos.length > 0 ? PHOTO_FORM : undefined}
				/>
			</Panel>
			<PhotoList
				key={saved}
				action={photos}
				puppy={puppy}
				back={href("/admin/puppies/:id", { id })}
				problems={problems}
				typed={typed}
			/>
		</>
	);
}
