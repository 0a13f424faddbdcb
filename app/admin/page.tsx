/** The building blocks of the admin's pages: head, panels, columns, save bar, pager. */
import { CircleQuestionMark } from "lucide";
import type { ReactNode } from "react";
import { href, useLocation } from "react-router";
import { facts } from "~/business/facts.ts";
import { iconButton } from "~/ui/button.css.ts";
import { ButtonLink } from "~/ui/button.tsx";
import { classNames } from "~/ui/class-names.ts";
import { Link } from "~/ui/link.tsx";
import { Breadcrumbs, type Place } from "~/ui/page/breadcrumbs.tsx";
import { Icon } from "~/ui/picture/icon.tsx";
import { screenOnly } from "~/ui/theme/print.css.ts";
import { muted } from "~/ui/theme/text.css.ts";
import { guideTaskOf } from "./guide/screens.ts";
import { pageAbove } from "./navigation.ts";
import * as css from "./page.css.ts";

/** What a browser's tab says about an admin page. */
const tabTitle = (title: string) => `${title} (admin) | ${facts.brand}`;

/** A response header keeps search engines out as well. */
export const unlisted = { name: "robots", content: "noindex" };

/** Head tags of an admin page that doesn't begin with `AdminHead`. */
export const adminMeta = (title: string) => [{ title: tabTitle(title) }, unlisted];

interface AdminHeadProps {
	title: string;
	/** What the browser's tab says, if not the title. */
	tab?: string;
	/** One line under the title. */
	note?: ReactNode;
	/** The pages in the breadcrumbs between the page of the navigation that this one is below, and this one. */
	between?: readonly Place[];
	/** What this page is called in the breadcrumbs, if not by its title. */
	here?: string;
	/** The page's main action: a button or a link. */
	children?: ReactNode;
}

/** The top of a page: its title, also in the browser's tab, breadcrumbs, and its main action. */
export function AdminHead(props: AdminHeadProps) {
	const { title, tab = title, note, between = [], here = title, children } = props;
	const above = pageAbove(useLocation().pathname);
	const trail = [...(above ? [above] : []), ...between];
	return (
		<>
			<title>{tabTitle(tab)}</title>
			{trail.length > 0 ? <Breadcrumbs trail={[...trail, { name: here }]} /> : null}
			<div className={css.head}>
				<div>
					<div className={css.titleLine}>
						<h1 className={css.title}>{title}</h1>
						<Help />
					</div>
					{note ? <p className={muted}>{note}</p> : null}
				</div>
				{children}
			</div>
		</>
	);
}

/** The "?" beside the title, which opens the guide at the page about this screen. */
function Help() {
	const task = guideTaskOf(useLocation().pathname);
	if (task === undefined) return null;
	return (
		<Link
			to={href("/admin/guide/:task", { task })}
			aria-label="Help with this page"
			className={classNames(iconButton, css.help, screenOnly)}
		>
			<Icon icon={CircleQuestionMark} />
		</Link>
	);
}

interface PanelProps {
	title?: string;
	/** Id of the heading, for links and `aria-labelledby`. */
	id?: string;
	/** Shown beside the heading. */
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

/** Sticks to the bottom of a form: `aside` on the left, the buttons that save or cancel on the right. */
export function SaveBar({ aside, children }: { aside?: ReactNode; children: ReactNode }) {
	return (
		<div className={css.saveBar}>
			<div className={css.saveActions}>{aside}</div>
			<div className={css.saveActions}>{children}</div>
		</div>
	);
}

/** What is known about something, by its name. Left out where there is no value. */
export const Facts = ({ facts }: { facts: Readonly<Record<string, ReactNode>> }) => (
	<dl className={css.facts}>
		{Object.entries(facts).map(([name, value]) =>
			value ? (
				<div key={name}>
					<dt>{name}</dt>
					<dd>{value}</dd>
				</div>
			) : null,
		)}
	</dl>
);

interface PagerProps {
	/** What the pages list, such as "Puppies". */
	label: string;
	newer?: string;
	older?: string;
	/** Labels of the links, where "Newer" and "Older" don't fit. */
	labels?: { newer: string; older: string };
}

/** Links to the previous and the next page. Renders nothing if there is only one page. */
export function Pager({ label, newer, older, labels }: PagerProps) {
	if (!newer && !older) return null;
	return (
		<nav aria-label={`${label}: pages`} className={css.pager}>
			{newer ? (
				<ButtonLink tone="line" small to={newer} rel="prev">
					{labels?.newer ?? "Newer"}
				</ButtonLink>
			) : (
				<span />
			)}
			{older ? (
				<ButtonLink tone="line" small to={older} rel="next">
					{labels?.older ?? "Older"}
				</ButtonLink>
			) : null}
		</nav>
	);
}
