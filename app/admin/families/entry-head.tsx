import type { ReactNode } from "react";
import { momentInWords } from "~/business/moments.ts";
import * as css from "./family.css.ts";

interface HeadProps {
	title: ReactNode;
	at: Date;
	/** In place of the moment, such as a day. */
	when?: string;
}

/** What it is, and when it was. */
export function EntryHead({ title, at, when }: HeadProps) {
	return (
		<div className={css.head}>
			<span className={css.title}>{title}</span>
			<time dateTime={at.toISOString()}>{when ?? momentInWords(at)}</time>
		</div>
	);
}
