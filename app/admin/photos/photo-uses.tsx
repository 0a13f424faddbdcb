import { href } from "react-router";
import { Link } from "~/ui/link.tsx";
import { muted } from "~/ui/theme/text.css.ts";

export interface PhotoUsesProps {
	/** The parts of the site that use them, each with the page where it can be edited. */
	uses: readonly { label: string; editPath: string }[];
	/** The videos that use one as their poster. */
	videos: readonly { id: number; title: string }[];
}

export function PhotoUses({ uses, videos }: PhotoUsesProps) {
	const posters = videos.map(({ id, title }) => ({
		label: `Poster of “${title}”`,
		editPath: href("/admin/videos/:id", { id: String(id) }),
	}));
	const all = [...uses, ...posters];
	if (all.length === 0)
		return <p className={muted}>It is used nowhere yet. Other programs may use it too.</p>;
	return (
		<div>
			<p>It is used here:</p>
			<ul>
				{all.map(({ label, editPath }) => (
					<li key={editPath}>
						<Link to={editPath}>{label}</Link>
					</li>
				))}
			</ul>
		</div>
	);
}
