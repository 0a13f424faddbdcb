import { ChevronDown } from "lucide";
import { href } from "react-router";
import type { ProgramKey } from "~/business/navigation.ts";
import type { PictureSource } from "~/business/picture-source.ts";
import { siteText } from "~/business/site-texts.ts";
import type { ProgramLink } from "~/content/programs.ts";
import { OVERVIEW, type Program, programAddress } from "~/content/programs.ts";
import { ButtonLink } from "~/ui/button.tsx";
import { Link } from "~/ui/link.tsx";
import { Editable } from "~/ui/page/editable.tsx";
import { Actions, Prose, Section, Split } from "~/ui/page/layout.tsx";
import { PageHead } from "~/ui/page/page-head.tsx";
import { Ticks } from "~/ui/page/ticks.tsx";
import { Icon } from "~/ui/picture/icon.tsx";
import { Frame, Picture } from "~/ui/picture/picture.tsx";
import table from "~/ui/scenery/front-table.svg";
import scenery from "~/ui/scenery/head-programs.svg";
import { from } from "~/ui/theme/media.ts";
import { lead, visuallyHidden } from "~/ui/theme/text.css.ts";
import * as page from "./page.css.ts";
import * as styles from "./programs.css.ts";
import * as menu from "./programs-menu.css.ts";
import { RelatedServices } from "./services.tsx";

/** The puppy or dog drawn in the head of each program's page. */
const heads: Readonly<Record<ProgramKey, string>> = {
	"private-lessons": "juniper",
	"board-and-train": "moses",
	"board-and-train-adult": "zeta",
	"board-and-train-puppy": "fig",
	"trained-puppy": "bramble",
	"day-training": "winnie",
	boarding: "teddy",
};

/** The puppy in the head of all other program pages. */
const HEAD = "maple";

const headOf = (key: string) => Object.entries(heads).find(([known]) => known === key)?.[1] ?? HEAD;

interface ProgramHeadProps {
	title: string;
	lead: string;
	/** The program; not set for the overview. */
	program?: Pick<Program, "key" | "title">;
	/** Title of the overview of all programs. */
	overview: string;
	/** Replaces the drawn puppy. */
	picture?: PictureSource;
}

/** The head of the overview or of one program's page. */
export function ProgramHead({ title, lead, program, overview, picture }: ProgramHeadProps) {
	return (
		<PageHead
			title={title}
			lead={lead}
			trail={
				program
					? [{ name: overview, path: OVERVIEW }, { name: program.title }]
					: [{ name: overview }]
			}
			scene={scenery}
			picture={picture}
			puppy={program ? headOf(program.key) : HEAD}
			front={program ? undefined : table}
			editable="programs-pages.top"
		/>
	);
}

/** The program with which families get a trained puppy. */
const PUPPIES: ProgramKey = "trained-puppy";

/** Buttons for the next step: to the contact form and, in the trained-puppy program, first to the puppies. */
function WaysOn({ program }: { program: string }) {
	const contact = siteText("contact-button");
	if (program !== PUPPIES) {
		return (
			<Actions>
				<ButtonLink to={href("/contact-us")}>{contact}</ButtonLink>
			</Actions>
		);
	}
	return (
		<Actions>
			<ButtonLink to={href("/trained-puppies-for-sale")}>{siteText("puppies-button")}</ButtonLink>
			<ButtonLink to={href("/contact-us")} tone="line">
				{contact}
			</ButtonLink>
		</Actions>
	);
}

interface ProgramViewProps {
	program: Program;
	/** The program's photo or drawing. */
	picture?: PictureSource | undefined;
	links: readonly ProgramLink[];
	/** Title of the overview of all programs. */
	overview: string;
	/** Replaces the puppy at the top. */
	headPicture?: PictureSource;
}

/** One program: what it is, what it costs, and related services. */
export function ProgramView(props: ProgramViewProps) {
	const { program, picture, links, overview } = props;
	const { body } = program;
	return (
		<>
			<ProgramHead
				title={body.title}
				lead={body.lead}
				program={program}
				overview={overview}
				picture={props.headPicture}
			/>
			<Section>
				<Split variant="side">
					<ProgramsMenu current={programAddress(program)} links={links} />
					<Editable section={`programs/${program.key}`}>
						<div>
							<p className={lead}>{body.info}</p>
							{program.rates.length > 0 ? (
								<div className={styles.block}>
									<Rates rates={program.rates} />
								</div>
							) : null}
							{picture ? (
								<figure className={styles.block}>
									<Frame className={page.widePicture}>
										<Picture source={picture} sizes={`${from("lg")} 56vw, 92vw`} />
									</Frame>
									{body.imageCaption ? (
										<figcaption className={page.caption}>{body.imageCaption}</figcaption>
									) : null}
								</figure>
							) : null}
							<Prose className={styles.block}>
								<h2>{body.moreInfo.title}</h2>
								<Ticks items={body.moreInfo.items} />
								<WaysOn program={program.key} />
							</Prose>
						</div>
					</Editable>
				</Split>
			</Section>
			<RelatedServices services={body.otherServices} />
		</>
	);
}

const MENU = "Training programs";

interface ProgramsMenuProps {
	/** Address of the current page. */
	current: string;
	links: readonly ProgramLink[];
}

/** Links to every program: a list at the side or, on a small screen, folded up above the text. */
function ProgramsMenu({ current, links }: ProgramsMenuProps) {
	const list = (
		<ul className={menu.list}>
			{links.map(({ path, title }) => (
				<li key={path}>
					<Link
						to={path}
						aria-current={path === current ? "page" : undefined}
						className={menu.link}
					>
						{title}
					</Link>
				</li>
			))}
		</ul>
	);
	return (
		<nav aria-label={MENU} className={menu.menu}>
			{/* The key folds it up again on the next program's page, as a page load would. */}
			<details key={current} className={menu.fold}>
				<summary className={menu.summary}>
					{MENU}
					<Icon icon={ChevronDown} className={menu.chevron} />
				</summary>
				{list}
			</details>
			<div className={menu.wide}>
				<h2 className={menu.title}>{MENU}</h2>
				{list}
			</div>
		</nav>
	);
}

function Rates({ rates }: Pick<Program, "rates">) {
	return (
		<section aria-labelledby="prices">
			<h2 id="prices" className={visuallyHidden}>
				Prices
			</h2>
			<dl className={styles.rates}>
				{rates.map(({ name, includes, price, unit }) => (
					<div key={name} className={styles.rate}>
						<dt className={styles.name}>{name}</dt>
						<dd>{includes}</dd>
						<dd className={styles.price}>
							{price} <span className={styles.unit}>{unit}</span>
						</dd>
					</div>
				))}
			</dl>
		</section>
	);
}
