import { LogOut } from "lucide";
import type { ReactNode } from "react";
import { Form, href } from "react-router";
import { type Todo, waitingInWords } from "~/families/waiting-words.ts";
import { FoldedMenu } from "~/layout/folded-menu.tsx";
import { skip } from "~/layout/header.css.ts";
import { type Toast, Toasts } from "~/layout/toasts.tsx";
import { classNames } from "~/ui/class-names.ts";
import { Link } from "~/ui/link.tsx";
import { Icon } from "~/ui/picture/icon.tsx";
import { Logo } from "~/ui/picture/logo.tsx";
import { Scene } from "~/ui/picture/scene.tsx";
import scenery from "~/ui/scenery/admin-side.svg";
import { dense } from "~/ui/theme/density.css.ts";
import { screenOnly } from "~/ui/theme/print.css.ts";
import { onNight } from "~/ui/theme/surface.css.ts";
import { visuallyHidden } from "~/ui/theme/text.css.ts";
import * as css from "./frame.css.ts";
import { accountItems, currentItem, navigationItems } from "./navigation.ts";
import { useSearchShortcut } from "./search/shortcut.ts";

interface AdminFrameProps {
	/** Path of the page shown. */
	path: string;
	username: string;
	/** What is waiting for the trainer; the Today entry shows how many items. */
	todo?: Todo;
	toast?: Toast;
	children: ReactNode;
}

/** The layout around every page of a signed-in visitor: navigation at the side, content, toast. */
export function AdminFrame({ path, username, todo, toast, children }: AdminFrameProps) {
	useSearchShortcut();
	return (
		<div data-admin="" className={classNames(css.frame, dense)}>
			<a href="#main" className={skip}>
				Skip to main content
			</a>
			<header className={classNames(onNight, css.side, screenOnly)}>
				<Scene src={scenery} className={css.scene} />
				<div className={css.sideContent}>
					<div className={css.brand}>
						<Logo night className={css.logo} />
					</div>
					<FoldedMenu className={css.summary} brandClassName={css.foldBrand}>
						<NavigationList path={path} username={username} todo={todo} />
					</FoldedMenu>
					<div className={css.wide}>
						<NavigationList path={path} username={username} todo={todo} />
					</div>
				</div>
			</header>
			<main id="main" tabIndex={-1} className={css.main}>
				{children}
			</main>
			<Toasts toast={toast} />
		</div>
	);
}

function NavigationList({
	path,
	username,
	todo = { waiting: 0, missing: 0 },
}: Pick<AdminFrameProps, "path" | "username" | "todo">) {
	const link = (item: (typeof navigationItems)[number]) => (
		<li key={item.path}>
			<Link to={item.path} aria-current={currentItem(item.path, path)} className={css.item}>
				<Icon of={item.icon} />
				{item.name}
				{item.path === href("/admin") ? <TodoCount {...todo} /> : null}
			</Link>
		</li>
	);
	return (
		<nav aria-label="Admin" className={css.navigation}>
			<ul className={css.list}>{navigationItems.map(link)}</ul>
			<hr className={css.rule} />
			<ul className={css.list}>
				{accountItems.map(link)}
				<li>
					{/* Reloads the document, so that no loaded data stays in the browser's memory. */}
					<Form method="post" action={href("/admin/logout")} reloadDocument>
						<button type="submit" className={classNames(css.item, css.signOut)}>
							<Icon of={LogOut} />
							Sign out {username}
						</button>
					</Form>
				</li>
			</ul>
		</nav>
	);
}

function TodoCount({ waiting, missing }: Todo) {
	if (waiting + missing === 0) return null;
	const words = [
		waiting > 0
			? `${waitingInWords(waiting)} ${waiting === 1 ? "family is" : "families are"} waiting for an answer`
			: "",
		missing > 0
			? `${waitingInWords(missing)} ${missing === 1 ? "answer" : "answers"} did not arrive`
			: "",
	].filter(Boolean);
	return (
		<span className={css.count}>
			<span aria-hidden="true">{waitingInWords(waiting + missing)}</span>
			<span className={visuallyHidden}> {words.join(", ")}</span>
		</span>
	);
}
