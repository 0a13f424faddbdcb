/** A page of few words: what a form or a link came to, and the way on. */
import { type ComponentProps, type ReactNode, useEffect, useRef } from "react";
import { classNames } from "../class-names.ts";
import * as css from "./answer-panel.css.ts";
import { PageTrail } from "./breadcrumbs.tsx";
import { Wrap } from "./layout.tsx";

interface AnswerPanelProps {
	title: string;
	/** The pages above it, below the home page. */
	trail: ComponentProps<typeof PageTrail>["trail"];
	/** It answers what the visitor just did: it takes the focus, so that it is read aloud. */
	isAnswer?: boolean;
	/** Holds a form, which is as wide as the panel. */
	wide?: boolean;
	/** Stands beside it on a desk. */
	picture?: ReactNode;
	children: ReactNode;
}

export function AnswerPanel({ title, trail, isAnswer, wide, picture, children }: AnswerPanelProps) {
	const panel = useRef<HTMLElement>(null);
	useEffect(() => {
		if (!isAnswer) return;
		// Another page in all but its path: it begins at its top.
		window.scrollTo({ top: 0, behavior: "instant" });
		panel.current?.focus({ preventScroll: true });
	}, [isAnswer]);
	return (
		<Wrap className={css.page}>
			<PageTrail trail={[...trail, { name: title }]} />
			<div className={css.columns}>
				<section
					ref={panel}
					tabIndex={-1}
					// biome-ignore lint/a11y/noAutofocus: it answers what the visitor just did, without script too
					autoFocus={isAnswer}
					aria-labelledby="answer"
					className={classNames(css.panel, wide && css.wide)}
				>
					<h1 id="answer">{title}</h1>
					{children}
				</section>
				{picture ? <div className={css.picture}>{picture}</div> : null}
			</div>
		</Wrap>
	);
}

/** The ways on from it, in a row. */
export function Onward({ children }: { children: ReactNode }) {
	return <p className={css.onward}>{children}</p>;
}
