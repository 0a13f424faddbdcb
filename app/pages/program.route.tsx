/** One training program (specification, sections 2 and 3). */

import { ChevronDown } from "lucide";
import { data, href, redirect } from "react-router";
import { headTags } from "~/business/head.ts";
import type { ProgramKey } from "~/business/navigation.ts";
import { siteText } from "~/business/site-texts.ts";
import { showsDrafts } from "~/content/content-for.server.ts";
import { programsPageDocument } from "~/content/documents/programs-page.ts";
import { programsFor } from "~/content/programs.server.ts";
import {
	OVERVIEW,
	overviewPage,
	type Program,
	type ProgramLink,
	programAddress,
	programLinks,
	programOf,
} from "~/content/programs.ts";
import type { ShellHandle } from "~/layout/page-shell.tsx";
import { pagePictures } from "~/photos/content-pictures.server.ts";
import { pageContent } from "~/photos/page-content.server.ts";
import type { RouteHandle } from "~/platform/http/route-handles.ts";
import { ButtonLink } from "~/ui/button.tsx";
import { Link } from "~/ui/link.tsx";
import { Editable } from "~/ui/page/editable.tsx";
import * as layoutStyles from "~/ui/page/layout.css.ts";
import { Actions, Prose, Section, Split } from "~/ui/page/layout.tsx";
import { PageHead } from "~/ui/page/page-head.tsx";
import { Ticks } from "~/ui/page/ticks.tsx";
import { Icon } from "~/ui/picture/icon.tsx";
import { Frame, Picture } from "~/ui/picture/picture.tsx";
import scenery from "~/ui/scenery/head-programs.svg";
import { from } from "~/ui/theme/media.ts";
import { lead, visuallyHidden } from "~/ui/theme/text.css.ts";
import type { Route } from "./+types/program.route";
import * as page from "./page.css.ts";
import * as styles from "./programs.css.ts";
import * as menu from "./programs-menu.css.ts";
import { RelatedServices } from "./services.tsx";

/** The last band of the page has the mist background. */
export const handle: RouteHandle & ShellHandle = { cache: "path", shell: { edgeOn: "mist" } };

export const meta: Route.MetaFunction = ({ loaderData }) => {
	if (!loaderData) return [];
	const { program } = loaderData;
	const { body } = program;
	return headTags({
		title: body.title,
		description: `${body.lead} ${body.info}`,
		path: programAddress(program),
	});
};

/**
 * @throws 404 for an address that no program has or had, or if the program is hidden.
 * @throws a redirect if the program has moved to another address.
 */
export async function loader({ params }: Pick<Route.LoaderArgs, "params">) {
	const [content, { top }] = await Promise.all([programsFor(), pageContent(programsPageDocument)]);
	const program = programOf(params.key, content);
	if (!program) throw data(null, { status: 404 });
	// No redirect to an address that exists only in a draft, because visitors would find nothing there.
	if (!showsDrafts() && program.slug !== params.key) {
		throw redirect(programAddress(program), 301);
	}
	const [picture] = await pagePictures([program.body.picture]);
	return {
		program,
		picture,
		headPicture: top.picture,
		links: programLinks(content),
		overview: overviewPage(content).overview.heading,
	};
}

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

const headOf = (key: string) =>
	Object.entries(heads).find(([known]) => known === key)?.[1] ?? "maple";

/** What the program is, what it costs, and related services. */
export default function ProgramPage({ loaderData }: Route.ComponentProps) {
	const { program, picture, links, overview, headPicture } = loaderData;
	const { body } = program;
	return (
		<>
			<PageHead
				title={body.title}
				lead={body.lead}
				trail={[{ name: overview, path: OVERVIEW }, { name: program.title }]}
				scene={scenery}
				picture={headPicture}
				puppy={headOf(program.key)}
				editable="programs-pages.top"
			/>
			<Section>
				<Split variant="side">
					<ProgramsMenu current={programAddress(program)} links={links} />
					<Editable section={`programs/${program.key}`}>
						<div>
							<p className={lead}>{body.info}</p>
							{program.rates.length > 0 ? (
								<div className={layoutStyles.above.s7}>
									<Rates rates={program.rates} />
								</div>
							) : null}
							{picture ? (
								<figure className={layoutStyles.above.s7}>
									<Frame className={page.widePicture}>
										<Picture source={picture} sizes={`${from("lg")} 56vw, 92vw`} />
									</Frame>
									{body.imageCaption ? (
										<figcaption className={page.caption}>{body.imageCaption}</figcaption>
									) : null}
								</figure>
							) : null}
							<Prose className={layoutStyles.above.s7}>
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

/** The program with which families get a trained puppy. */
const PUPPIES: ProgramKey = "trained-puppy";

/** Buttons for the next step: to the contact form and, in the trained-puppy program, first to the puppies. */
function WaysOn({ program }: { program: string }) {
	const isPuppies = program === PUPPIES;
	return (
		<Actions>
			{isPuppies ? (
				<ButtonLink to={href("/trained-puppies-for-sale")}>{siteText("puppies-button")}</ButtonLink>
			) : null}
			<ButtonLink to={href("/contact-us")} tone={isPuppies ? "line" : "porch"}>
				{siteText("contact-button")}
			</ButtonLink>
		</Actions>
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
