/** Lists the videos by category and title, each with a switch that features it. */

import { Plus } from "lucide";
import { href } from "react-router";
import { z } from "zod";
import * as failures from "~/business/failures.ts";
import { redirectWithToast } from "~/platform/forms/flash.server.ts";
import { parseForm } from "~/platform/forms/parse-form.server.ts";
import { rowId } from "~/platform/forms/written-text.ts";
import { ButtonLink } from "~/ui/button.tsx";
import { Icon } from "~/ui/picture/icon.tsx";
import { categoryTitle } from "~/videos/categories.ts";
import { changeVideo } from "~/videos/commands.server.ts";
import { VIDEO_SEARCH_MAX, videoView } from "~/videos/list-address.ts";
import { categoryCounts, videoCounts, videoForForm, videoList } from "~/videos/queries.server.ts";
import { actorIn } from "../access.server.ts";
import { withActionErrors, withLoaderErrors } from "../failures.server.ts";
import { ListScreen } from "../list-screen.tsx";
import type { Route } from "./+types/videos.route";
import { cardId, VideoCard } from "./video-card.tsx";
import * as css from "./videos.css.ts";

const switchSchema = z.object({
	id: rowId(),
	featured: z.enum(["true", "false"]).transform((value) => value === "true"),
});

export const loader = withLoaderErrors(failures.fetchVideos, async ({ url }: Route.LoaderArgs) => {
	const view = videoView.read(url.searchParams);
	const [{ page, ...list }, categories, counts] = await Promise.all([
		videoList(view),
		categoryCounts(),
		videoCounts(),
	]);
	return { ...list, view: { ...view, page }, categories, counts };
});

export const action = withActionErrors(
	failures.updateVideo,
	async ({ request, url, context }: Route.ActionArgs) => {
		const back = videoView.address(videoView.read(url.searchParams));
		const toast = (message: string, statusCode: number, hash = "") =>
			redirectWithToast(back + hash, message, statusCode);
		const { value } = await parseForm(request, { schema: switchSchema });
		if (!value) return toast("That could not be read. Please try again.", 400);
		const { id, featured } = value;
		const video = await videoForForm(id);
		if (!video || !(await changeVideo(id, { featured }, actorIn(context)))) {
			return toast("That video no longer exists.", 404);
		}
		const state = featured ? "is featured now" : "is no longer featured";
		return toast(`“${video.title}” ${state}.`, 200, `#${cardId(id)}`);
	},
);

const several = (count: number) =>
	`${count.toLocaleString("en-US")} ${count === 1 ? "video" : "videos"}`;

export default function VideosPage({ loaderData }: Route.ComponentProps) {
	const { videos, view, pages, categories, counts } = loaderData;
	const { category, search, page } = view;
	const isOffered = categories.some((offered) => offered.category === category);
	const offered = category && !isOffered ? [...categories, { category, count: 0 }] : categories;
	const at = (to: number) => videoView.address({ ...view, page: to });
	const all = { name: "All", to: videoView.address({ search }), isCurrent: !category };
	return (
		<ListScreen
			title="Videos"
			note={`${several(counts.total)}, ${counts.featured.toLocaleString("en-US")} featured`}
			actions={
				<ButtonLink small to={href("/admin/videos/new")}>
					<Icon icon={Plus} />
					Add a video
				</ButtonLink>
			}
			filters={
				counts.total > 0
					? {
							label: "Filter videos",
							each: [
								{ ...all, count: counts.total },
								...offered.map(({ category: each, count }) => ({
									name: categoryTitle(each),
									to: videoView.address({ search, category: each }),
									isCurrent: each === category,
									count,
								})),
							],
						}
					: undefined
			}
			search={
				counts.total > 0
					? {
							id: "search",
							label: "Search by title",
							placeholder: "Search by title",
							action: href("/admin/videos"),
							keep: category ? { category } : {},
							defaultValue: search,
							maxLength: VIDEO_SEARCH_MAX,
						}
					: undefined
			}
			empty={videos.length === 0 ? nothing(search, counts.total === 0) : undefined}
			pager={{
				label: "Videos",
				newer: page > 1 ? at(page - 1) : undefined,
				older: page < pages ? at(page + 1) : undefined,
				labels: { newer: "Previous page", older: "Next page" },
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

function nothing(search: string, isNone: boolean) {
	if (isNone) {
		return {
			message: "No videos yet. The first one you add is the first one visitors see.",
			action: { href: href("/admin/videos/new"), label: "Add a video" },
		};
	}
	return {
		message: search
			? `No video here has “${search}” in its title.`
			: "There are no videos in this category.",
		action: { href: href("/admin/videos"), label: "All videos" },
	};
}
