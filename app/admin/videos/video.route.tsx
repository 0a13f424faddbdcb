/** Adds or edits a video. */
import { randomUUID } from "node:crypto";
import { href } from "react-router";
import * as failures from "~/business/failures.ts";
import { sendForm } from "~/forms/send.ts";
import { useSavedCount } from "~/forms/use-saved-count.ts";
import { ArrowLink } from "~/ui/arrow-link.tsx";
import { ButtonLink } from "~/ui/button.tsx";
import { videoForForm } from "~/videos/admin-queries.server.ts";
import { changeVideo, createVideo } from "~/videos/commands.server.ts";
import { actorIn } from "../access.server.ts";
import { withLoaderErrors } from "../failures.server.ts";
import { found, idIn } from "../not-found.ts";
import { AdminHead, adminMeta } from "../page.tsx";
import type { Route } from "./+types/video.route";
import { formChoices, handleVideoForm } from "./video-form.server.ts";
import { VideoForm, videoDraft } from "./video-form.tsx";

const NEW = "Add a video";

export const meta: Route.MetaFunction = ({ loaderData }) =>
	adminMeta(loaderData ? (loaderData.video?.title ?? NEW) : "Video");

/** @throws a 404 response if there is no such video. */
async function storedVideo(params: { id?: string }) {
	const video = found(await videoForForm(idIn(params)));
	return video;
}

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
