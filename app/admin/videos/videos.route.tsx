/** Lists the videos by category and title, each with a button that features it. */
import { Plus } from "lucide";
import { href } from "react-router";
import { z } from "zod";
import * as failures from "~/business/failures.ts";
import { FetcherForm } from "~/forms/fetcher-form.tsx";
import { redirectWithToast } from "~/platform/forms/flash.server.ts";
import { parseForm } from "~/platform/forms/parse-form.server.ts";
import { rowId } from "~/platform/forms/written-text.ts";
import { Button, ButtonLink } from "~/ui/button.tsx";
import { Link } from "~/ui/link.tsx";
import { Icon } from "~/ui/picture/icon.tsx";
import { small } from "~/ui/picture/video-poster.css.ts";
import { VideoPoster } from "~/ui/picture/video-poster.tsx";
import { visuallyHidden } from "~/ui/theme/text.css.ts";
import { categoryTitle } from "~/videos/categories.ts";
import { changeVideo } from "~/videos/commands.server.ts";
import { cardId, videoView } from "~/videos/list-address.ts";
import {
	categoryCounts,
	type ShownVideo,
	videoForForm,
	videoList,
} from "~/videos/queries.server.ts";
import { actorIn } from "../access.server.ts";
import { withActionErrors, withLoaderErrors } from "../failures.server.ts";
import { categoryFilters, ListScreen } from "../list-screen.tsx";
import * as shared from "../page.css.ts";
import type { Route } from "./+types/videos.route";
import * as css from "./videos.css.ts";

const featureSchema = z.object({
	id: rowId(),
	featured: z.enum(["true", "false"]).transform((value) => value === "true"),
});

export const loader = withLoaderErrors(failures.fetchVideos, async ({ url }: Route.LoaderArgs) => {
	const view = videoView.read(url.searchParams);
	const [{ page, ...list }, categories] = await Promise.all([videoList(view), categoryCounts()]);
	return { ...list, view: { ...view, page }, categories };
});

export const action = withActionErrors(
	failures.updateVideo,
	async ({ request, url, context }: Route.ActionArgs) => {
		const back = videoView.address(videoView.read(url.searchParams));
		const toast = (message: string, statusCode: number, hash = "") =>
			redirectWithToast(back + hash, message, statusCode);
		const { value } = await parseForm(request, { schema: featureSchema });
		if (!value) return toast("That could not be read. Please try again.", 400);
		const { id, featured } = value;
		const video = await videoForForm(id);
		if (!video || !(await changeVideo(id, () => ({ featured }), actorIn(context)))) {
			return toast("That video no longer exists.", 404);
		}
		const state = featured ? "is featured now" : "is no longer featured";
		return toast(`“${video.title}” ${state}.`, 200, `#${cardId(id)}`);
	},
);

export default function VideosPage({ loaderData }: Route.ComponentProps) {
	const { videos, view, pages, categories } = loaderData;
	const { category, page } = view;
	const at = (to: number) => videoView.address({ ...view, page: to });
	return (
		<ListScreen
			title="Videos"
			actions={
				<ButtonLink small to={href("/admin/videos/new")}>
					<Icon icon={Plus} />
					Add a video
				</ButtonLink>
			}
			filters={categoryFilters("Filter videos", {
				categories,
				current: category,
				addressOf: (each) => videoView.address({ category: each }),
				nameOf: categoryTitle,
			})}
			empty={videos.length === 0 ? nothing(categories.length === 0) : undefined}
			pager={{
				label: "Videos",
				newer: page > 1 ? at(page - 1) : undefined,
				older: page < pages ? at(page + 1) : undefined,
				labels: { newer: "Back", older: "More" },
			}}
		>
			<ul className={css.grid}>
				{videos.map((video) => (
					<VideoCard key={video.id} video={video} listAddress={videoView.address(view)} />
				))}
			</ul>
		</ListScreen>
	);
}

const nothing = (isNone: boolean) =>
	isNone
		? {
				message: "No videos yet. The first one you add is the first one visitors see.",
				action: { href: href("/admin/videos/new"), label: "Add a video" },
			}
		: {
				message: "There are no videos in this category.",
				action: { href: href("/admin/videos"), label: "All videos" },
			};

interface VideoCardProps {
	video: ShownVideo;
	/** Address of the list as shown, which the button's form is submitted to. */
	listAddress: string;
}

function VideoCard({ video, listAddress }: VideoCardProps) {
	const { title, category, poster, featured } = video;
	const id = String(video.id);
	return (
		<li id={cardId(video.id)} className={css.card}>
			<VideoPoster {...poster} className={small} />
			<div className={css.body}>
				<h2 className={css.title}>
					<Link to={href("/admin/videos/:id", { id })}>{title}</Link>
				</h2>
				<p className={shared.remark}>
					{categoryTitle(category)} {featured ? <span className={shared.tag}>Featured</span> : null}
				</p>
				<FetcherForm action={listAddress} className={css.feature}>
					<input type="hidden" name="id" value={id} />
					<Button small tone="line" name="featured" value={String(!featured)}>
						{featured ? "Stop featuring" : "Feature"}
						<span className={visuallyHidden}> {title}</span>
					</Button>
				</FetcherForm>
			</div>
		</li>
	);
}
