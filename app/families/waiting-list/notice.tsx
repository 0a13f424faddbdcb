/** A page of few words: what a link or a form of the waiting list came to, and the way on. */
import { type ReactNode, useEffect, useRef } from "react";
import { href } from "react-router";
import { waitingList } from "~/business/waiting-list.ts";
import { classNames } from "~/ui/class-names.ts";
import { Breadcrumbs } from "~/ui/page/breadcrumbs.tsx";
import { tones } from "~/ui/page/layout.css.ts";
import { Wrap } from "~/ui/page/layout.tsx";
import * as css from "./waiting-list.css.ts";

interface NoticeProps {
	title: string;
	/** It answers what the visitor just did: it takes the focus, so that it is read aloud. */
	isAnswer?: boolean;
	/** Holds a form, which is as wide as the panel. */
	wide?: boolean;
	/** The ground that the panel stands on, where it isn't the page's. */
	tone?: keyof typeof tones;
	children: ReactNode;
}

export function Notice({ title, isAnswer, wide, tone, children }: NoticeProps) {
	const panel = useRef<HTMLElement>(null);
	useEffect(() => {
		if (!isAnswer) return;
		// Another page in all but its path: it begins at its top.
		window.scrollTo({ top: 0, behavior: "instant" });
		panel.current?.focus({ preventScroll: true });
	}, [isAnswer]);
	const page = (
		<Wrap className={css.page}>
			<Breadcrumbs
				trail={[
					{ name: "Home", path: href("/") },
					{ name: waitingList.title, path: href("/waiting-list") },
					{ name: title },
				]}
			/>
			<section
				ref={panel}
				tabIndex={-1}
				// biome-ignore lint/a11y/noAutofocus: it answers what the visitor just did, without script too
				autoFocus={isAnswer}
				aria-labelledby="notice"
				className={classNames(css.panel, wide && css.wide)}
			>
				<h1 id="notice">{title}</h1>
				{children}
			</section>
		</Wrap>
	);
	return tone ? <div className={tones[tone]}>{page}</div> : page;
}
