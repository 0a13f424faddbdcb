/** Lists where a stock photo is used. */
import { href } from "react-router";
import { Link } from "~/ui/link.tsx";
import { muted } from "~/ui/theme/text.css.ts";
import { above } from "../page.css.ts";
import { Panel } from "../page.tsx";

interface Use {
	label: string;
	editPath: string;
}

/** The parts of the site that use the photo, each with a link to the page where it can be edited. */
export function UseList({ uses }: { uses: readonly Use[] }) {
	return (
		<ul>
			{uses.map(({ label, editPath }) => (
				<li key={editPath}>
					<Link to={editPath}>{label}</Link>
				</li>
			))}
		</ul>
	);
}

interface PhotoUsesProps {
	uses: readonly Use[];
	/** The videos that use it as their poster. */
	videos: readonly { id: number; title: string }[];
}

export function PhotoUses({ uses, videos }: PhotoUsesProps) {
	const posters = videos.map(({ id, title }) => ({
		label: `Poster of “${title}”`,
		editPath: href("/admin/videos/:id", { id: String(id) }),
	}));
	const all = [...uses, ...posters];
	return (
		<Panel title="Where it is used" id="uses" className={above}>
			{all.length > 0 ? (
				<UseList uses={all} />
			) : (
				<p className={muted}>Nowhere yet. Other programs may use it too.</p>
			)}
		</Panel>
	);
}
