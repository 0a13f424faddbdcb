import { Mail, Phone } from "lucide";
import { pageDay } from "#page-day";
import { publicSettings } from "#public-settings";
import { Editable } from "~/ui/page/editable.tsx";
import { tones } from "~/ui/page/layout.css.ts";
import { Wrap } from "~/ui/page/layout.tsx";
import { BrandIcon, Icon } from "~/ui/picture/icon.tsx";
import { Logo } from "~/ui/picture/logo.tsx";
import { screenOnly } from "~/ui/theme/print.css.ts";
import { onNight } from "~/ui/theme/surface.css.ts";
import { facts } from "../business/facts.ts";
import { hours } from "../business/hours.ts";
import {
	footerColumns,
	footerPages,
	type NavigationGroup,
	type NavigationLink,
	navigation,
} from "../business/navigation.ts";
import { siteText } from "../business/site-texts.ts";
import { classNames } from "../ui/class-names.ts";
import { AnyLink, writtenTarget } from "../ui/link.tsx";
import { PhoneLink } from "../ui/phone-link.tsx";
import scenery from "../ui/scenery/footer-edge.svg";
import * as styles from "./footer.css.ts";

export interface FooterProps {
	/** Whether the footer has the ridge on top. A page with a dark end has none. */
	edge?: boolean;
	/** Background of the last band of the page, which is also that of the ridge, if it isn't the page's. */
	edgeOn?: keyof typeof tones;
}

export function Footer({ edge = true, edgeOn }: FooterProps) {
	const pages = footerPages();
	const about = siteText("footer");
	const [thisYear] = pageDay().split("-");
	return (
		<>
			{edge ? (
				<img
					src={scenery}
					alt=""
					width={1600}
					height={90}
					loading="lazy"
					className={classNames(styles.edge, edgeOn && tones[edgeOn], screenOnly)}
				/>
			) : null}
			<footer className={classNames(styles.footer, onNight, screenOnly)}>
				<Wrap>
					<div className={styles.columns}>
						<div className={styles.first}>
							<Logo night />
							<Editable section="site.frame">
								{about ? <p className={styles.about}>{about}</p> : null}
							</Editable>
						</div>
						{footerColumns().map((column) => (
							<LinkColumn key={column.title} {...column} />
						))}
						{pages.length > 0 ? <LinkColumn title="More" links={pages} /> : null}
						<div>
							<h2 className={styles.title}>Call or text</h2>
							<ul className={styles.ways}>
								<li>
									<PhoneLink className={styles.way} icon={<Icon icon={Phone} />} />
								</li>
								{facts.email ? (
									<li>
										<a href={`mailto:${facts.email}`} className={styles.way}>
											<Icon icon={Mail} />
											Email {facts.trainer}
										</a>
									</li>
								) : null}
								{facts.social.instagram ? (
									<li>
										<a href={facts.social.instagram} className={styles.way}>
											<BrandIcon name="instagram" />
											Instagram
										</a>
									</li>
								) : null}
							</ul>
						</div>
						<div className={styles.last}>
							<h2 className={styles.title}>Hours</h2>
							<ul className={styles.hours}>
								{hours().map(({ label }) => (
									<li key={label}>{label}</li>
								))}
							</ul>
						</div>
					</div>
					<div className={styles.bar}>
						<span>
							© {thisYear} {facts.legalName || facts.brand}
						</span>
						{publicSettings.samples ? (
							<span>{`Invented samples: ${publicSettings.samples}.`}</span>
						) : null}
						<nav aria-label="Footer">
							<Links links={barLinks()} list={styles.entries} link={styles.entry} />
						</nav>
					</div>
				</Wrap>
			</footer>
		</>
	);
}

/** The links of the bar, and before them the other site that offers puppies (specification, section 2). */
function barLinks(): readonly NavigationLink[] {
	const { links } = navigation("bar");
	const { puppySaleSite: path } = facts;
	if (!path) return links;
	return [{ name: `More puppies at ${new URL(path).host.replace(/^www\./, "")}`, path }, ...links];
}

const LinkColumn = ({ title, links }: NavigationGroup) => (
	<nav aria-label={title}>
		<h2 className={styles.title}>{title}</h2>
		<Links links={links} list={styles.ways} link={styles.way} />
	</nav>
);

interface LinksProps extends Pick<NavigationGroup, "links"> {
	/** The class of the list, and of each link in it. */
	list: string;
	link: string;
}

const Links = ({ links, list, link }: LinksProps) => (
	<ul className={list}>
		{links.map(({ name, path }) => (
			<li key={name + path}>
				<AnyLink {...writtenTarget(path)} className={link}>
					{name}
				</AnyLink>
			</li>
		))}
	</ul>
);
