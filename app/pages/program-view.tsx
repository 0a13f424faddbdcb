import { href } from "react-router";
import type { Program } from "~/business/program.ts";
import { allPrograms } from "~/business/programs.ts";
import { ButtonLink } from "~/ui/button.tsx";
import { Actions, Prose, Section, Split, Ticks, Wrap } from "~/ui/page/layout.tsx";
import { PageHead } from "~/ui/page/page-head.tsx";
import { Drawing } from "~/ui/picture/drawing.tsx";
import { Frame } from "~/ui/picture/picture.tsx";
import table from "~/ui/scenery/front-table.svg";
import scenery from "~/ui/scenery/head-programs.svg";
import { from } from "~/ui/theme/media.ts";
import { lead } from "~/ui/theme/text.css.ts";
import * as page from "./page.css.ts";
import * as styles from "./program-view.css.ts";
import { ProgramsMenu } from "./programs-menu.tsx";
import { Rates } from "./rates.tsx";
import { RelatedServices } from "./services.tsx";

/** Who stands in the head of a program's page. */
const heads: Record<Program["key"], string> = {
	all: "maple",
	"private-lessons": "juniper",
	"board-and-train": "moses",
	"board-and-train-adult": "zeta",
	"board-and-train-puppy": "fig",
	"trained-puppy": "bramble",
	"day-training": "winnie",
	boarding: "teddy",
};

/** The head of the overview or of one program's page. */
export function ProgramHead({ program }: { program: Program }) {
	const { key, title, body } = program;
	const home = { name: "Home", path: href("/") };
	const overview = { name: allPrograms.body.title, path: href("/training-programs") };
	return (
		<PageHead
			title={body.title}
			lead={body.lead}
			trail={key === "all" ? [home, { name: overview.name }] : [home, overview, { name: title }]}
			scene={scenery}
			puppy={heads[key]}
			front={table}
		/>
	);
}

/** One program: what it is, what it costs, and what else might do. */
export function ProgramView({ program }: { program: Program }) {
	const { body } = program;
	return (
		<>
			<ProgramHead program={program} />
			<Section>
				<Wrap>
					<Split variant="side">
						<ProgramsMenu current={program.key} />
						<div>
							<p className={lead}>{body.info}</p>
							<div className={styles.block}>
								<Rates rates={program.rates} />
							</div>
							<figure className={styles.block}>
								<Frame className={page.widePicture}>
									<Drawing name={body.image} sizes={`${from("lg")} 56vw, 92vw`} />
								</Frame>
								<figcaption className={page.caption}>{body.imageCaption}</figcaption>
							</figure>
							<Prose className={styles.block}>
								<h2>{body.moreInfo.title}</h2>
								<Ticks items={body.moreInfo.items} />
								<Actions>
									<ButtonLink to={href("/contact-us")}>Contact Us</ButtonLink>
								</Actions>
							</Prose>
						</div>
					</Split>
				</Wrap>
			</Section>
			<RelatedServices services={body.otherServices} />
		</>
	);
}
