/** Asks before a video is deleted, and deletes it. */

import { data, href, redirect } from "react-router";
import * as failures from "~/business/failures.ts";
import { FetcherForm, useFormFetcher } from "~/forms/fetcher-form.tsx";
import { sendForm } from "~/forms/send.ts";
import { flashCookie } from "~/platform/forms/flash.server.ts";
import { readId } from "~/platform/ids.ts";
import { Button, ButtonLink } from "~/ui/button.tsx";
import { Actions } from "~/ui/page/layout.tsx";
import { VideoPoster } from "~/ui/picture/video-poster.tsx";
import { deleteVideo } from "~/videos/commands.server.ts";
import { videoById } from "~/videos/queries.server.ts";
import { actorIn } from "../access.server.ts";
import { withActionErrors, withLoaderErrors } from "../failures.server.ts";
import { AdminHead, adminMeta, Columns, Panel } from "../page.tsx";
import type { Route } from "./+types/delete-video.route";
import * as css from "./videos.css.ts";

export const meta: Route.MetaFunction = ({ loaderData }) =>
	adminMeta(`Delete ${loaderData?.video.title ?? "a video"}`);

/** @throws a 404 response if there is no such video. */
export const loader = withLoaderErrors(
	failures.fetchVideos,
	async ({ params }: Route.LoaderArgs) => {
		const video = await videoById(readId(params.id) ?? 0);
		if (!video) throw data(null, { status: 404 });
		return { video };
	},
);

/** It is not an error if somebody else has already deleted the video. */
export const action = withActionErrors(
	failures.deleteVideo,
	({ params }: Route.ActionArgs) => href("/admin/videos/:id/delete", params),
	async ({ params, context }: Route.ActionArgs) => {
		const id = readId(params.id) ?? 0;
		const title = (await videoById(id))?.title;
		const isDeleted = await deleteVideo(id, actorIn(context));
		const message = isDeleted && title ? `“${title}” was deleted.` : "That video is already gone.";
		const headers = { "Set-Cookie": await flashCookie({ message, statusCode: 200 }) };
		return redirect(href("/admin/videos"), { status: 303, headers });
	},
);

export const clientAction = ({ serverAction }: Route.ClientActionArgs) => sendForm(serverAction);

export default function DeleteVideoPage({ loaderData }: Route.ComponentProps) {
	const { video } = loaderData;
	const fetcher = useFormFetcher();
	const params = { id: String(video.id) };
	return (
		<>
			<AdminHead
				title={`Delete “${video.title}”?`}
				trail={[
					{ name: "Videos", path: href("/admin/videos") },
					{ name: video.title, path: href("/admin/videos/:id", params) },
					{ name: "Delete" },
				]}
			/>
			<Columns>
				<Panel>
					<p>
						It disappears right away from the site and from every program that reads the site’s
						videos, and it can’t be restored. The video itself stays on YouTube, and its poster
						stays under Photos.
					</p>
					<FetcherForm
						fetcher={fetcher}
						action={href("/admin/videos/:id/delete", params)}
						className={css.question}
					>
						<Actions>
							<Button tone="bad" small>
								Delete the video
							</Button>
							<ButtonLink tone="line" small to={href("/admin/videos/:id", params)}>
								Keep it
							</ButtonLink>
						</Actions>
					</FetcherForm>
				</Panel>
				<VideoPoster {...video.poster} className={css.small} />
			</Columns>
		</>
	);
}
