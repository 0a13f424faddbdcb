import { Pencil, Trash2 } from "lucide";
import { href } from "react-router";
import { FetcherForm, useFormFetcher } from "~/forms/fetcher-form.tsx";
import { Link } from "~/ui/link.tsx";
import { Icon } from "~/ui/picture/icon.tsx";
import { small } from "~/ui/picture/video-poster.css.ts";
import { VideoPoster } from "~/ui/picture/video-poster.tsx";
import { visuallyHidden } from "~/ui/theme/text.css.ts";
import { categoryTitle } from "~/videos/categories.ts";
import type { ShownVideo } from "~/videos/queries.server.ts";
import * as shared from "../page.css.ts";
import * as tableStyles from "../table.css.ts";
import { action, badAction } from "../table.css.ts";
import * as css from "./videos.css.ts";

/** Id of a video's element in the list, which the page scrolls to after a change. */
export const cardId = (id: number) => `video-${id}`;

interface VideoCardProps {
	video: ShownVideo;
	/** Address of the list as shown, which the switch's form is submitted to. */
	listAddress: string;
}

/** A video in the list: poster, title, category, the Featured switch, and links to edit or delete it. */
export function VideoCard({ video, listAddress }: VideoCardProps) {
	const { title, category, poster } = video;
	const fetcher = useFormFetcher();
	const featured = fetcher.formData ? fetcher.formData.get("featured") === "true" : video.featured;
	const id = String(video.id);
	return (
		<li id={cardId(video.id)} className={css.card}>
			<VideoPoster {...poster} className={small} />
			<div className={css.body}>
				<h2 className={css.title}>{title}</h2>
				<p className={shared.remark}>{categoryTitle(category)}</p>
				<div className={css.row}>
					<FetcherForm fetcher={fetcher} action={listAddress}>
						<input type="hidden" name="id" value={id} />
						<button
							type="submit"
							name="featured"
							value={String(!featured)}
							role="switch"
							aria-checked={featured}
							className={css.toggle}
						>
							<span className={css.track} />
							<span>
								Featured<span className={visuallyHidden}>: {title}</span>
							</span>
						</button>
					</FetcherForm>
					<div className={tableStyles.actions}>
						<Link
							to={href("/admin/videos/:id", { id })}
							aria-label={`Edit ${title}`}
							className={action}
						>
							<Icon icon={Pencil} />
						</Link>
						<Link
							to={href("/admin/videos/:id/delete", { id })}
							aria-label={`Delete ${title}`}
							className={badAction}
						>
							<Icon icon={Trash2} />
						</Link>
					</div>
				</div>
			</div>
		</li>
	);
}
