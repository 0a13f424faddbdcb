/** Adds a video. */
import { randomUUID } from "node:crypto";
import { href } from "react-router";
import * as failures from "~/business/failures.ts";
import { sendForm } from "~/forms/send.ts";
import { useSavedCount } from "~/forms/use-saved-count.ts";
import { createVideo } from "~/videos/commands.server.ts";
import { actorIn } from "../access.server.ts";
import { withLoaderErrors } from "../failures.server.ts";
import { AdminHead, adminMeta } from "../page.tsx";
import type { Route } from "./+types/new-video.route";
import { answerVideoForm, formChoices } from "./video-form.server.ts";
import { VideoForm, videoDraft } from "./video-form.tsx";

export const meta: Route.MetaFunction = () => adminMeta("Add a video");

export const loader = withLoaderErrors(failures.fetchVideos, async () => ({
	...(await formChoices({})),
	submissionKey: randomUUID(),
}));

export function action({ request, context }: Route.ActionArgs) {
	return answerVideoForm({
		request,
		failure: failures.createVideo,
		save: (video, how) => createVideo(video, actorIn(context), how),
	});
}

export const clientAction = ({ serverAction }: Route.ClientActionArgs) =>
	sendForm(serverAction, { draft: videoDraft() });

export default function NewVideoPage({ loaderData, actionData }: Route.ComponentProps) {
	const saved = useSavedCount(actionData);
	return (
		<>
			<AdminHead
				title="Add a video"
				trail={[{ name: "Videos", path: href("/admin/videos") }, { name: "Add a video" }]}
			/>
			<VideoForm
				key={saved}
				{...loaderData}
				{...actionData}
				action={href("/admin/videos/new")}
				draft={videoDraft()}
			/>
		</>
	);
}
