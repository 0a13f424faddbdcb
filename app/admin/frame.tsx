import { LogOut, Menu, X } from "lucide-react";
import type { ReactNode } from "react";
import { href } from "react-router";
import { facts } from "~/business/facts.ts";
import { skip } from "~/layout/header.css.ts";
import * as fold from "~/layout/main-navigation.css.ts";
import { Progress } from "~/layout/progress.tsx";
import { type Toast, Toasts } from "~/layout/toasts.tsx";
import { classNames } from "~/ui/class-names.ts";
import { dense } from "~/ui/density.css.ts";
import { Icon } from "~/ui/icon.tsx";
import { Logo } from "~/ui/logo.tsx";
import { screenOnly } from "~/ui/print.css.ts";
import { Scene } from "~/ui/scene.tsx";
import scenery from "~/ui/scenery/admin-side.svg";
import { onNight } from "~/ui/surface.css.ts";
import * as css from "./frame.css.ts";
import { currentPlace, ownPlaces, places } from "./navigation.ts";

interface AdminFrameProps {
	/** Path of the page shown. */
	path: string;
	username: string;
	toast?: Toast;
	children: ReactNode;
}

/** What stands around every page for whoever is signed in: places at the side, content, toast. */
export function AdminFrame({ path, username, toast, children }: AdminFrameProps) {
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
					<details data-menu="" className={fold.fold}>
						<summary className={classNames(fold.summary, css.summary)}>
							<span className={classNames(fold.brand, css.foldBrand)}>{facts.brand}</span>
							<span className={fold.toggle}>
								Menu
								<Icon of={Menu} className={fold.whenClosed} />
								<Icon of={X} className={fold.whenOpen} />
							</span>
						</summary>
						<Places path={path} username={username} />
					</details>
					<div className={css.wide}>
						<Places path={path} username={username} />
					</div>
				</div>
			</header>
			<main id="main" tabIndex={-1} className={css.main}>
				{children}
			</main>
			<Toasts toast={toast} />
			<Progress />
		</div>
	);
}

function Places({ path, username }: { path: string; username: string }) {
	const link = (place: (typeof places)[number]) => (
		<li key={place.path}>
			<a href={place.path} aria-current={currentPlace(place.path, path)} className={css.place}>
				<Icon of={place.icon} />
				{place.name}
			</a>
		</li>
	);
	return (
		<nav aria-label="Admin" className={css.places}>
			<ul className={css.list}>{places.map(link)}</ul>
			<hr className={css.rule} />
			<ul className={css.list}>
				{ownPlaces.map(link)}
				<li>
					<form method="post" action={href("/admin/logout")}>
						<button type="submit" className={classNames(css.place, css.signOut)}>
							<Icon of={LogOut} />
							Sign out {username}
						</button>
					</form>
				</li>
			</ul>
		</nav>
	);
}
