import { href } from "react-router";
import { waitingListPath } from "~/business/addresses.ts";
import { facts } from "~/business/facts.ts";
import { siteText } from "~/business/site-texts.ts";
import { classNames } from "~/ui/class-names.ts";
import { Link } from "~/ui/link.tsx";
import { Actions } from "~/ui/page/layout.tsx";
import { AskButtons } from "../ask-buttons.tsx";
import * as css from "./other-ways.css.ts";

/** Cards in a full row of the widest grid. */
const ROW = 4;

/** Whether this number of cards leaves room in the first row of the widest grid. */
export const isShortRow = (cards: number) => cards > 0 && cards < ROW;

/** A note that fills up a row with few puppies. It mentions other ways to get one. */
export function OtherWays({ cards, heading: Heading }: { cards: number; heading: "h2" | "h3" }) {
	return (
		<aside className={classNames(css.note, css.noteSpans[ROW - cards - 1])}>
			<Heading className={css.title}>{siteText("other-title")}</Heading>
			<p>
				<Link to={waitingListPath}>{siteText("other-list")}</Link>, {siteText("other-text")}
			</p>
			<Actions>
				<AskButtons
					text={{ href: facts.phoneNumber?.text, label: `Text ${facts.trainer}` }}
					ask={{ to: href("/contact-us"), label: `Ask ${facts.trainer}` }}
				/>
			</Actions>
		</aside>
	);
}
