import { LogOut, Search } from "lucide";
import type { ReactNode } from "react";
import { Form, href } from "react-router";
import { countOf, type Todo, waitingInWords } from "~/families/waiting-text.ts";
import { FoldedMenu } from "~/layout/folded-menu.tsx";
import { skip } from "~/layout/header.css.ts";
import { type Toast, Toasts } from "~/layout/toasts.tsx";
import { classNames } from "~/ui/class-names.ts";
import { Link } from "~/ui/link.tsx";
import { Icon } from "~/ui/picture/icon.tsx";
import { Logo } from "~/ui/picture/logo.tsx";
import { screenOnly } from "~/ui/theme/print.css.ts";
import { dense, onNight } from "~/ui/theme/surface.css.ts";
import { visuallyHidden } from "~/ui/theme/text.css.ts";
import * as css from "./frame.css.ts";
import { currentPage, currentPlace, currentState, menu, type Place, places } from "./navigation.ts";
import { useSearchShortcut } from "./search/shortcut.ts";
import { useCurrentInView } from "./use-current-in-view.ts";

interface AdminFrameProps {
	path: string;
	username: string;
	/** What is waiting for the trainer; the Today entry shows how many items. */
	todo?: Todo;
	toast?: Toast;
	children: ReactNode;
}

/**
 * The layout around every page of a signed-in visitor: the places, which on a phone are at the bottom of the
 * screen, a menu, a search, the page, and a toast.
 */
export function AdminFrame({ path, username, todo, toast, children }: AdminFrameProps) {
	useSearchShortcut();
	const place = currentPlace(path);
	const links = (items: readonly Place[]) =>
		items.map((item) => (
			<li key={item.path}>
				<Link
					to={item.path}
					aria-current={item === place ? currentState(item, path) : undefined}
					className={css.item}
				>
					<Icon icon={item.icon} />
					{item.name}
					{item.path === href("/admin") && todo ? <TodoCount {...todo} /> : null}
				</Link>
			</li>
		));
	const more = (
		<ul className={css.list}>
			{links(menu)}
			<li>
				{/* Reloads the document, so that no loaded data stays in the browser's memory. */}
				<Form method="post" action={href("/admin/logout")} reloadDocument>
					<button type="submit" className={classNames(css.item, css.signOut)}>
						<Icon icon={LogOut} />
						Sign out {username}
					</button>
				</Form>
			</li>
		</ul>
	);
	return (
		<div data-admin="" className={classNames(css.frame, dense)}>
			<a href="#main" className={skip}>
				Skip to main content
			</a>
			<header className={classNames(onNight, css.side, screenOnly)}>
				<div className={css.sideContent}>
					<div className={css.brand}>
						<Logo night className={css.logo} />
					</div>
					<FoldedMenu className={css.summary} brandClassName={css.foldBrand}>
						<nav aria-label="Menu" className={css.folded}>
							{more}
						</nav>
					</FoldedMenu>
					<Link to={href("/admin/search")} className={classNames(css.item, css.search)}>
						<Icon icon={Search} />
						<span className={css.searchName}>Search</span>
					</Link>
					<nav aria-label="Admin" className={css.places}>
						<ul className={css.placeList}>{links(places)}</ul>
					</nav>
					<nav aria-label="Menu" className={css.wide}>
						<hr className={css.rule} />
						{more}
					</nav>
				</div>
			</header>
			<main id="main" tabIndex={-1} className={css.main}>
				{place?.sections ? <Sections place={place} path={path} /> : null}
				{children}
			</main>
			<Toasts toast={toast} />
		</div>
	);
}

/** Links between the pages of a place. */
function Sections({ place: { name, sections = [] }, path }: { place: Place; path: string }) {
	const current = currentPage(sections, path);
	const bar = useCurrentInView<HTMLElement>();
	return (
		<nav ref={bar} aria-label={name} className={classNames(css.sections, screenOnly)}>
			{sections.map((section) => (
				<Link
					key={section.path}
					to={section.path}
					aria-current={section === current ? currentState(section, path) : undefined}
					className={css.section}
				>
					{section.name}
				</Link>
			))}
		</nav>
	);
}

function TodoCount(todo: Todo) {
	const count = countOf(todo);
	if (count === 0) return null;
	return (
		<span className={css.count}>
			<span className={visuallyHidden}>, to do: </span>
			{waitingInWords(count)}
		</span>
	);
}
