import { Editable } from "~/ui/page/editable.tsx";
import { Wrap } from "~/ui/page/layout.tsx";
import { Logo, Mark } from "~/ui/picture/logo.tsx";
import { Scene } from "~/ui/picture/scene.tsx";
import { screenOnly } from "~/ui/theme/print.css.ts";
import { facts } from "../business/facts.ts";
import { siteText } from "../business/site-texts.ts";
import { classNames } from "../ui/class-names.ts";
import scenery from "../ui/scenery/banner.svg";
import { ContactLinks } from "./contact-links.tsx";
import { FacebookChooser } from "./facebook-chooser.tsx";
import * as styles from "./header.css.ts";
import { MainNavigation } from "./main-navigation.tsx";

interface HeaderProps {
	path: string;
	/** The top layout of the home page: no logo in the bar, and a banner (specification, section 2). */
	home?: boolean;
	/** Position of the bar on a phone, at the top by default; at the bottom, it is fixed and has every link. */
	bar?: "top" | "bottom";
}

export function Header({ path, home, bar }: HeaderProps) {
	const isAtBottom = bar === "bottom";
	return (
		<>
			<a href="#main" className={styles.skip}>
				Skip to main content
			</a>
			<header className={classNames(styles.top, screenOnly)}>
				<div className={classNames(styles.bar, isAtBottom && styles.bottom)}>
					<Wrap className={classNames(styles.row, home && styles.homeRow)}>
						{home ? (
							<p className={styles.note}>{siteText("note")}</p>
						) : (
							<Logo compact={isAtBottom ? "mark" : true} />
						)}
						<ContactLinks labelled={home} everything={isAtBottom} />
					</Wrap>
				</div>
				{home ? <Banner /> : null}
				<Editable section="site.header">
					<MainNavigation path={path} />
				</Editable>
			</header>
			<FacebookChooser />
		</>
	);
}

function Banner() {
	return (
		<div className={styles.banner}>
			<Scene src={scenery} />
			<Editable section="site.logo">
				<Wrap className={styles.bannerRow}>
					<Mark className={styles.bannerMark} />
					<div>
						<p className={styles.bannerName}>{facts.brand}</p>
						<p className={styles.bannerLine}>{facts.tagline}</p>
					</div>
				</Wrap>
			</Editable>
		</div>
	);
}
