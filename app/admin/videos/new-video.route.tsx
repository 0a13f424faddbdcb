/** Adding a video. */
import { href } from "react-router";
import { sendForm } from "~/forms/send.ts";
import { createVideo } from "~/videos/commands.server.ts";
import { actorIn } from "../access.server.ts";
import { AdminHead, adminMeta } from "../page.tsx";
import type { Route } from "./+types/new-video.route";
import { answerVideoForm, formChoices } from "./video-form.server.ts";
import { VideoForm, videoDraft } from "./video-form.tsx";

export const meta: Route.MetaFunction = () => adminMeta("Add a video");

export function loader() {
	return formChoices();
}

export function action({ request, context }: Route.ActionArgs) {
	return answerVideoForm({ request, save: (video) => createVideo(video, actorIn(context)) });
}

export const clientAction = ({ serverAction }: Route.ClientActionArgs) =>
	sendForm(serverAction, { draft: videoDraft() });

export default function NewVideoPage({ loaderData, actionData }: Route.ComponentProps) {
	return (
		<>
			<AdminHead
				title="Add a video"
				trail={[{ name: "Videos", path: href("/admin/videos") }, { name: "Add a video" }]}
			/>
			<VideoForm
				{...loaderData}
				{...actionData}
				action={href("/admin/videos/new")}
				draft={videoDraft()}
			/>
		</>
	);
}
