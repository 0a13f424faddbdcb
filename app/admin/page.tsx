/** What the admin's pages are put together from: head, panels, columns, save bar, pager. */
import type { ReactNode } from "react";
import { facts } from "~/business/facts.ts";
import { ButtonLink } from "~/ui/button.tsx";
import { classNames } from "~/ui/class-names.ts";
import { Breadcrumbs, type Place } from "~/ui/page/breadcrumbs.tsx";
import * as css from "./page.css.ts";

/** Head tags of an admin page; search engines are kept out by header as well. */
export const adminMeta = (title: string) => [
	{ title: `${title} (admin) | ${facts.brand}` },
	{ name: "robots", content: "noindex" },
];

interface AdminHeadProps {
	title: string;
	/** One line under the title. */
	note?: ReactNode;
	trail?: readonly Place[];
	/** What one does here most: a button or a link. */
	children?: ReactNode;
}

/** The top of a page: where it is, its one `h1`, and its main action. */
export function AdminHead({ title, note, trail, children }: AdminHeadProps) {
	return (
		<>
			{trail ? <Breadcrumbs trail={trail} /> : null}
			<div className={css.head}>
				<div>
					<h1 className={css.title}>{title}</h1>
					{note ? <p className={css.note}>{note}</p> : null}
				</div>
				{children}
			</div>
		</>
	);
}

interface PanelProps {
	title?: string;
	/** Of the heading, for links and `aria-labelledby`. */
	id?: string;
	/** Stands beside the heading. */
	action?: ReactNode;
	className?: string;
	children: ReactNode;
}

/** A white card with a heading. */
export function Panel({ title, id, action, className, children }: PanelProps) {
	return (
		<section className={classNames(css.panel, className)} aria-labelledby={title ? id : undefined}>
			{title ? (
				<div className={css.panelHead}>
					<h2 id={id} className={css.panelTitle}>
						{title}
					</h2>
					{action}
				</div>
			) : null}
			{children}
		</section>
	);
}

/** Two columns where there is room, the first one wider. */
export function Columns({ even, children }: { even?: boolean; children: ReactNode }) {
	return <div className={classNames(css.columns, even && css.even)}>{children}</div>;
}

/** Sticks to the bottom of a form: `aside` at the left, what saves and what gives up at the right. */
export function SaveBar({ aside, children }: { aside?: ReactNode; children: ReactNode }) {
	return (
		<div className={css.saveBar}>
			<div className={css.saveActions}>{aside}</div>
			<div className={css.saveActions}>{children}</div>
		</div>
	);
}

interface PagerProps {
	/** What is paged, such as "Puppies". */
	label: string;
	newer?: string;
	older?: string;
	/** The links' words, where "Newer" and "Older" don't fit. */
	words?: { newer: string; older: string };
}

/** Links to the pages before and after; nothing where there is one page only. */
export function Pager({ label, newer, older, words }: PagerProps) {
	if (!newer && !older) return null;
	return (
		<nav aria-label={`${label}: pages`} className={css.pager}>
			{newer ? (
				<ButtonLink tone="line" small to={newer} rel="prev">
					{words?.newer ?? "Newer"}
				</ButtonLink>
			) : (
				<span />
			)}
			{older ? (
				<ButtonLink tone="line" small to={older} rel="next">
					{words?.older ?? "Older"}
				</ButtonLink>
			) : null}
		</nav>
	);
}
