/** Adds or edits a video. */
import { randomUUID } from "node:crypto";
import { data, href } from "react-router";
import * as failures from "~/business/failures.ts";
import { sendForm } from "~/forms/send.ts";
import { useSavedCount } from "~/forms/use-saved-count.ts";
import { pictureChoices } from "~/photos/content-pictures.server.ts";
import { isDangling } from "~/platform/database/database.server.ts";
import { redirectWithToast } from "~/platform/forms/flash.server.ts";
import { parseForm } from "~/platform/forms/parse-form.server.ts";
import { puppyChoices } from "~/puppies/choices.server.ts";
import { ArrowLink } from "~/ui/arrow-link.tsx";
import { ButtonLink } from "~/ui/button.tsx";
import { categoryCounts, videoForForm } from "~/videos/admin-queries.server.ts";
import { knownCategories } from "~/videos/categories.ts";
import { changeVideo, createVideo, SameVideo } from "~/videos/commands.server.ts";
import { CONFIRM_SAME_VIDEO, type VideoFormValues, videoFormSchema } from "~/videos/schema.ts";
import { actorIn } from "../access.server.ts";
import { saveFailed, withLoaderErrors } from "../failures.server.ts";
import { found, idIn } from "../not-found.ts";
import { AdminHead, adminMeta } from "../page.tsx";
import type { Route } from "./+types/video.route";
import { cardId } from "./video-card.tsx";
import { VideoForm, videoDraft } from "./video-form.tsx";

const NEW = "Add a video";

export const meta: Route.MetaFunction = ({ loaderData }) =>
	adminMeta(loaderData ? (loaderData.video?.title ?? NEW) : "Video");

/** @throws a 404 response if there is no such video. */
const storedVideo = async (params: { id?: string }) => found(await videoForForm(idIn(params)));

export const loader = withLoaderErrors(
	failures.fetchVideos,
	async ({ params }: Route.LoaderArgs) => {
		const video = params.id === undefined ? undefined : await storedVideo(params);
		return {
			video,
			choices: await formChoices(video ?? {}),
			submissionKey: video ? undefined : randomUUID(),
		};
	},
);

export async function action({ request, params, context }: Route.ActionArgs) {
	const actor = actorIn(context);
	if (params.id === undefined) {
		return handleVideoForm({
			request,
			failure: failures.createVideo,
			save: (video, how) => createVideo(video, actor, how),
		});
	}
	const { id, videoId } = await storedVideo(params);
	return handleVideoForm({
		request,
		ownId: videoId,
		failure: failures.updateVideo,
		save: async (changes, how) => ((await changeVideo(id, changes, actor, how)) ? id : undefined),
	});
}

export const clientAction = ({ serverAction, params }: Route.ClientActionArgs) =>
	sendForm(serverAction, { draft: videoDraft(params.id) });

export default function VideoPage({ loaderData, actionData, params }: Route.ComponentProps) {
	const { video, choices, submissionKey } = loaderData;
	const saved = useSavedCount(actionData);
	const title = video?.title ?? NEW;
	const stored = video && { id: String(video.id) };
	return (
		<>
			<AdminHead title={title}>
				{stored ? (
					<ArrowLink to={href("/videos/:id", stored)} about={title}>
						See its page
					</ArrowLink>
				) : null}
			</AdminHead>
			<VideoForm
				key={saved}
				{...choices}
				{...actionData}
				video={video}
				submissionKey={submissionKey}
				action={stored ? href("/admin/videos/:id", stored) : href("/admin/videos/new")}
				draft={videoDraft(params.id)}
				aside={
					stored ? (
						<ButtonLink tone="line" small to={href("/admin/videos/:id/delete", stored)}>
							Delete
						</ButtonLink>
					) : undefined
				}
			/>
		</>
	);
}

const sameVideoProblem = (title: string) =>
	`“${title}” already shows this video. Please correct the address, or confirm that you want the video twice.`;
const PUPPY_GONE = "That puppy has been deleted. Please choose another one.";
const POSTER_GONE = "That photo has been deleted. Please choose another one.";

/** The pictures, puppies and categories that the form offers. */
async function formChoices(chosen: Partial<Pick<VideoFormValues, "posterId" | "puppyId">>) {
	const { posterId, puppyId } = chosen;
	const [pictures, puppies, counts] = await Promise.all([
		pictureChoices(posterId ? [{ photo: posterId }] : []),
		puppyChoices(puppyId),
		categoryCounts(),
	]);
	const categories = new Set([...knownCategories, ...counts.map(({ category }) => category)]);
	return { pictures, puppies, categories: [...categories] };
}

interface Saving {
	request: Request;
	/** The stored id of the video at the video service. */
	ownId?: string;
	/** The message if the video can't be stored (business/failures.ts). */
	failure: string;
	/** Stores the video and returns its id; undefined if it no longer exists. */
	save: (
		video: VideoFormValues,
		circumstances: { submissionKey?: string; mayRepeat: { videoId: string | undefined } },
	) => Promise<number | undefined>;
}

/** Saves the form, responds with its preview, or responds with its errors. */
async function handleVideoForm({ request, ownId, failure, save }: Saving) {
	const parsed = await parseForm(request, {
		schema: videoFormSchema(ownId),
		hidden: ["intent", CONFIRM_SAME_VIDEO],
	});
	if (parsed.response) return parsed.response;
	const { value, form, submissionKey } = parsed;
	const confirmed = form.get(CONFIRM_SAME_VIDEO);
	const mayRepeat = { videoId: typeof confirmed === "string" ? confirmed : undefined };
	if (form.get("intent") === "preview") return data({ result: parsed.result(), previewed: value });
	try {
		const id = await save(value, { submissionKey, mayRepeat });
		const list = href("/admin/videos");
		if (id === undefined) {
			return await redirectWithToast(list, `“${value.title}” was deleted in the meantime.`, 404);
		}
		return await redirectWithToast(`${list}#${cardId(id)}`, `“${value.title}” was saved.`);
	} catch (error) {
		if (error instanceof SameVideo) {
			const fieldErrors = { videoId: [sameVideoProblem(error.title)] };
			const result = parsed.result({ fieldErrors });
			return data({ result, repeatedVideoId: value.videoId }, { status: 400 });
		}
		if (!isDangling(error)) return saveFailed(parsed, failure, error);
		const puppies = await puppyChoices();
		const isPuppyThere =
			value.puppyId === null || puppies.some((puppy) => puppy.value === String(value.puppyId));
		const fieldErrors: Record<string, string[]> = isPuppyThere
			? { posterId: [POSTER_GONE] }
			: { puppyId: [PUPPY_GONE] };
		return parsed.reply({ fieldErrors });
	}
}
