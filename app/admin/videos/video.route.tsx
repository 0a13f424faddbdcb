/** Edits a video. */

import { href } from "react-router";
import * as failures from "~/business/failures.ts";
import { sendForm } from "~/forms/send.ts";
import { useSavedCount } from "~/forms/use-saved-count.ts";
import { ArrowLink } from "~/ui/arrow-link.tsx";
import { ButtonLink } from "~/ui/button.tsx";
import { videoForForm } from "~/videos/admin-queries.server.ts";
import { changeVideo } from "~/videos/commands.server.ts";
import { actorIn } from "../access.server.ts";
import { withLoaderErrors } from "../failures.server.ts";
import { notFound } from "../not-found.ts";
import { AdminHead, adminMeta } from "../page.tsx";
import type { Route } from "./+types/video.route";
import { answerVideoForm, formChoices } from "./video-form.server.ts";
import { VideoForm, videoDraft } from "./video-form.tsx";

export const meta: Route.MetaFunction = ({ loaderData }) =>
	adminMeta(loaderData?.video.title ?? "Video");

/** @throws a 404 response if there is no such video. */
async function storedVideo(written: string) {
	const video = /^[1-9]\d{0,8}$/.test(written) ? await videoForForm(Number(written)) : null;
	if (!video) throw notFound();
	return video;
}

export const loader = withLoaderErrors(
	failures.fetchVideos,
	async ({ params }: Route.LoaderArgs) => {
		const video = await storedVideo(params.id);
		return { video, ...(await formChoices(video)) };
	},
);

export async function action({ request, params, context }: Route.ActionArgs) {
	const { id, videoId } = await storedVideo(params.id);
	return answerVideoForm({
		request,
		ownId: videoId,
		failure: failures.updateVideo,
		save: async (changes, how) =>
			(await changeVideo(id, changes, actorIn(context), how)) ? id : undefined,
	});
}

export const clientAction = ({ serverAction, params }: Route.ClientActionArgs) =>
	sendForm(serverAction, { draft: videoDraft(params.id) });

export default function VideoPage({ loaderData, actionData }: Route.ComponentProps) {
	const { video, ...choices } = loaderData;
	const params = { id: String(video.id) };
	const saved = useSavedCount(actionData);
	return (
		<>
			<AdminHead
				title={video.title}
				trail={[{ name: "Videos", path: href("/admin/videos") }, { name: video.title }]}
			>
				<ArrowLink to={href("/videos/:id", params)} about={video.title}>
					See its page
				</ArrowLink>
			</AdminHead>
			<VideoForm
				key={saved}
				{...choices}
				{...actionData}
				video={video}
				action={href("/admin/videos/:id", params)}
				draft={videoDraft(params.id)}
				aside={
					<ButtonLink tone="line" small to={href("/admin/videos/:id/delete", params)}>
						Delete
					</ButtonLink>
				}
			/>
		</>
	);
}
