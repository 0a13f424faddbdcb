import { href } from "react-router";
import { Link } from "~/ui/link.tsx";
import * as pictureStyles from "~/ui/picture/picture.css.ts";
import { Frame, Picture } from "~/ui/picture/picture.tsx";
import { from } from "~/ui/theme/media.ts";
import { lead } from "~/ui/theme/text.css.ts";
import type { StoryView } from "./praise.server.ts";
import * as styles from "./stories.css.ts";

/** Maximum length in characters of a story that still reads well in larger type. */
const LARGE_MAX = 700;

interface StoryProps {
	story: StoryView;
	large?: boolean;
	/** Whether the page has the story's name as its title, so that no heading repeats it. */
	isTitled?: boolean;
}

/** A puppy that was sold, where it lives and what became of it. Its name leads to the family's own page. */
export function Story({ story, large, isTitled }: StoryProps) {
	const { id, name, breed, date, family, place, text, picture } = story;
	const home = [date && `Went home ${date}`, [family, place].filter(Boolean).join(", ")];
	const sizes = `${from("md")} min(${large ? "55vw, 43rem" : "45vw, 37rem"}), 92vw`;
	return (
		<article className={large && picture ? styles.first : styles.story}>
			{picture ? (
				<Frame ratio={large ? "4/3" : "3/2"} className={pictureStyles.rounded}>
					<Picture source={picture} eager={large} sizes={sizes} />
				</Frame>
			) : null}
			<div>
				{isTitled ? null : (
					<h2>
						<Link to={href("/sold-puppy-stories/:story", { story: id })}>{name}</Link>
					</h2>
				)}
				<p className={styles.facts}>{[breed, ...home].filter(Boolean).join("\u00a0· ")}</p>
				<p dir="auto" className={large && text.length <= LARGE_MAX ? lead : undefined}>
					{text}
				</p>
			</div>
		</article>
	);
}
