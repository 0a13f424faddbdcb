import { href } from "react-router";
import type { StockPhotoTile } from "~/photos/admin-queries.server.ts";
import { Link } from "~/ui/link.tsx";
import { Frame, Picture } from "~/ui/picture/picture.tsx";
import { waiting } from "./photo-list.css.ts";
import * as css from "./stock-tiles.css.ts";

/** A grid of stock photos, each of which links to its own page. */
export function StockTiles({ photos }: { photos: readonly StockPhotoTile[] }) {
	return (
		<ul className={css.tiles}>
			{photos.map((photo) => (
				<li key={photo.id}>
					<Link to={href("/admin/photos/:id", { id: String(photo.id) })} className={css.tile}>
						<Frame as="span" ratio="4/3">
							<Picture of={{ ...photo.picture, alt: "" }} sizes="(min-width: 992px) 17rem, 45vw" />
						</Frame>
						<span className={css.words}>
							<b className={css.title}>{photo.title}</b>
							<span className={css.category}>{photo.category}</span>
							{photo.alt ? null : <span className={waiting}>Not public until described</span>}
						</span>
					</Link>
				</li>
			))}
		</ul>
	);
}
