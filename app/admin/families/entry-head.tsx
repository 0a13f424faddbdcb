import type { ReactNode } from "react";
import { momentInWords } from "~/business/moments.ts";
import * as rows from "../rows.css.ts";
import * as css from "./family.css.ts";

interface HeadProps {
	title: ReactNode;
	at: Date;
	/** Shown instead of the date and time, such as only a day. */
	when?: string;
}

/** The head of a timeline entry: its title, and when it happened. */
export function EntryHead({ title, at, when }: HeadProps) {
	return (
		<div className={css.head}>
			<span className={rows.name}>{title}</span>
			<time dateTime={at.toISOString()}>{when ?? momentInWords(at)}</time>
		</div>
	);
}
