import type { ReactNode } from "react";
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
import { LETTERS_ADDRESS, trailToReservations } from "./words.ts";

interface PaperProps {
	/** What it is: "Agreement", "Receipt 12". */
	title: string;
	/** The reservation that it belongs to. */
	of: { name: string; path: string };
	paragraphs: readonly string[];
	/** Placeholders in the trainer's words that nothing is known for. */
	unknown: readonly string[];
	/** Under the words. */
	children?: ReactNode;
}

/** A page to print: on paper only the sheet, without what stands around it on screen. */
export function Paper({ title, of, paragraphs, unknown, children }: PaperProps) {
	const isHydrated = useHydrated();
	return (
		<>
			<div className={screenOnly}>
				<AdminHead
					title={title}
					note={of.name}
					trail={[...trailToReservations, of, { name: title }]}
				/>
				{unknown.length > 0 ? (
					<Alert tone="bad" title="Some of the words stand as they are">
						<p>
							Nothing is known for {unknown.map((name) => `{${name}}`).join(", ")}. Please correct
							it in <Link to={LETTERS_ADDRESS}>the letter’s words</Link>.
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
						{isHydrated ? "Or" : "Print it"} by your browser’s menu.{" "}
						<Link to={LETTERS_ADDRESS}>Change the words</Link>
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
					// biome-ignore lint/suspicious/noArrayIndexKey: a letter may say the same twice, and never moves.
					<p key={place}>{paragraph}</p>
				))}
				{children}
			</article>
		</>
	);
}
