/** A short page that tells the visitor the result of a form or a link, and where to go next. */
import { type ComponentProps, type ReactNode, useEffect, useRef } from "react";
import { PageTrail } from "./breadcrumbs.tsx";
import * as layoutStyles from "./layout.css.ts";
import { Wrap } from "./layout.tsx";
import * as css from "./response-panel.css.ts";

interface ResponsePanelProps {
	title: string;
	/** The pages between the home page and this one. */
	trail: ComponentProps<typeof PageTrail>["trail"];
	/** It responds to what the visitor just did, so it takes the focus and is read aloud. */
	isResponse?: boolean;
	/** Shown beside the panel on a desktop screen. */
	picture?: ReactNode;
	children: ReactNode;
}

export function ResponsePanel({ title, trail, isResponse, picture, children }: ResponsePanelProps) {
	const panel = useRef<HTMLElement>(null);
	useEffect(() => {
		if (!isResponse) return;
		// To the visitor this is a new page, though its path is the same: scroll to the top.
		window.scrollTo({ top: 0, behavior: "instant" });
		panel.current?.focus({ preventScroll: true });
	}, [isResponse]);
	return (
		<Wrap className={layoutStyles.page}>
			<PageTrail trail={[...trail, { name: title }]} />
			<div className={css.columns}>
				<section
					ref={panel}
					tabIndex={-1}
					// biome-ignore lint/a11y/noAutofocus: it responds to what the visitor just did, also without JavaScript
					autoFocus={isResponse}
					aria-labelledby="response"
					className={css.panel}
				>
					<h1 id="response">{title}</h1>
					{children}
				</section>
				{picture ? <div className={css.picture}>{picture}</div> : null}
			</div>
		</Wrap>
	);
}

/** Links to where the visitor can go next, in a row. */
export function Onward({ children }: { children: ReactNode }) {
	return <p className={css.onward}>{children}</p>;
}
