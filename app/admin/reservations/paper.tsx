import type { ReactNode } from "react";
import { href } from "react-router";
import { useHydrated } from "remix-utils/use-hydrated";
import { facts } from "~/business/facts.ts";
import { Alert } from "~/ui/alert.tsx";
import { Button } from "~/ui/button.tsx";
import { classNames } from "~/ui/class-names.ts";
import { Link } from "~/ui/link.tsx";
import { onPaper, screenOnly } from "~/ui/theme/print.css.ts";
import { muted } from "~/ui/theme/text.css.ts";
import { AdminHead } from "../page.tsx";
import * as css from "./paper.css.ts";

interface PaperProps {
	/** The title, such as "Agreement" or "Receipt 12". */
	title: string;
	/** The reservation that it belongs to. */
	reservation: { name: string; path: string };
	paragraphs: readonly string[];
	/** Placeholders in the trainer's text for which there is no value. */
	unknown: readonly string[];
	/** What can be done with it besides printing; stands below it. */
	tools: ReactNode;
	/** Shown below the paragraphs. */
	children?: ReactNode;
}

/** A page to print. Only the sheet itself is printed, without the controls around it. */
export function Paper({ title, reservation, paragraphs, unknown, tools, children }: PaperProps) {
	const isHydrated = useHydrated();
	return (
		<>
			<div className={screenOnly}>
				<AdminHead title={title} note={reservation.name} between={[reservation]} />
				{unknown.length > 0 ? (
					<Alert tone="bad" title="Some placeholders could not be filled in">
						<p>
							There is no value for {unknown.map((name) => `{${name}}`).join(", ")}. Please correct{" "}
							<Link to={href("/admin/letters")}>the letter’s words</Link>.
						</p>
					</Alert>
				) : null}
				<div className={css.tools}>
					{isHydrated ? (
						<Button type="button" small onClick={() => window.print()}>
							Print
						</Button>
					) : null}
					<span className={muted}>
						{isHydrated ? "Or print" : "Print"} from your browser’s menu.{" "}
						<Link to={href("/admin/letters")}>Change the words</Link>
					</span>
				</div>
			</div>
			<article className={classNames(css.sheet, onPaper)} aria-label={title}>
				<div className={css.top}>
					<h2 className={css.title}>{title}</h2>
					<p className={css.from}>
						{facts.brand}
						{"\n"}
						{facts.place}
						{"\n"}
						{facts.phone}
					</p>
				</div>
				{paragraphs.map((paragraph, place) => (
					// biome-ignore lint/suspicious/noArrayIndexKey: paragraphs may repeat and never move.
					<p key={place}>{paragraph}</p>
				))}
				{children}
			</article>
			<div className={classNames(screenOnly, css.after)}>{tools}</div>
		</>
	);
}
