import { href } from "react-router";
import { facts } from "~/business/facts.ts";
import { siteText } from "~/business/site-texts.ts";
import { classNames } from "~/ui/class-names.ts";
import { Link } from "~/ui/link.tsx";
import { Actions } from "~/ui/page/layout.tsx";
import { AskButtons } from "../ask-buttons.tsx";
import * as css from "./other-ways.css.ts";

/** Cards in a full row of the widest grid. */
const ROW = 4;

/**
 * A note that mentions other ways to get a puppy, where this number of cards leaves room for it in the first row of the
 * widest grid.
 */
export function OtherWays({ cards, heading: Heading }: { cards: number; heading: "h2" | "h3" }) {
	if (cards === 0 || cards >= ROW) return null;
	return (
		<aside className={classNames(css.note, css.noteSpans[ROW - cards - 1])}>
			<Heading className={css.title}>{siteText("other-title")}</Heading>
			<p>
				<Link to={href("/waiting-list")}>{siteText("other-list")}</Link>, {siteText("other-text")}
			</p>
			<Actions>
				<AskButtons text={facts.phoneNumber?.text} ask={href("/contact-us")} whom={facts.trainer} />
			</Actions>
		</aside>
	);
}
