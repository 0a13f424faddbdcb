/** All training programs (specification, section 3). */

import { href } from "react-router";
import { facts } from "~/business/facts.ts";
import { headTags } from "~/business/head.ts";
import { dollars, prices } from "~/business/prices.ts";
import { programKeys } from "~/business/program.ts";
import { allPrograms, programAddress, programs } from "~/business/programs.ts";
import type { ShellHandle } from "~/layout/page-shell.tsx";
import type { CacheHandle } from "~/platform/http/cache-handle.ts";
import { ButtonLink } from "~/ui/button.tsx";
import { Link } from "~/ui/link.tsx";
import { Prose, Section, Split, Ticks, Wrap } from "~/ui/page/layout.tsx";
import { Drawing } from "~/ui/picture/drawing.tsx";
import { Frame } from "~/ui/picture/picture.tsx";
import { from } from "~/ui/theme/media.ts";
import { lead, muted } from "~/ui/theme/text.css.ts";
import type { Route } from "./+types/programs.route";
import { ProgramHead } from "./program-view.tsx";
import * as styles from "./programs.css.ts";
import { RelatedServices } from "./services.tsx";

const { body } = allPrograms;

/** The last band is mist. */
export const handle: CacheHandle & ShellHandle = { cache: "path", shell: { edgeOn: "mist" } };

export const meta: Route.MetaFunction = () =>
	headTags({
		title: body.title,
		description: `Private lessons, day training, board and train for puppies and adult dogs, and boarding in ${facts.place}.`,
		path: href("/training-programs"),
	});

export default function ProgramsPage() {
	return (
		<>
			<ProgramHead program={allPrograms} />
			<Section aria-label="The programs">
				<Wrap>
					<Split variant="even">
						<p className={lead}>{body.info}</p>
						<Prose>
							<h2>{body.moreInfo.title}</h2>
							<Ticks items={body.moreInfo.items} />
						</Prose>
					</Split>
					<ul className={styles.list}>
						{programKeys.map((key) => (
							<li key={key} className={styles.program}>
								<Frame ratio="16/9">
									<Drawing
										name={programs[key].body.image}
										alt=""
										sizes={`${from("lg")} 30vw, ${from("md")} 45vw, 92vw`}
									/>
								</Frame>
								<div className={styles.words}>
									<h3>
										<Link to={programAddress(key)} className={styles.link}>
											{programs[key].title}
										</Link>
									</h3>
									<p className={muted}>{programs[key].body.lead}</p>
								</div>
							</li>
						))}
						<li className={styles.beginning}>
							<h3>Consultation</h3>
							<p className={styles.amount}>{dollars(prices.consultation)}</p>
							<p>
								Where every program starts: you talk, {facts.trainer} listens, and one of these
								comes out of it.
							</p>
							<ButtonLink to={href("/contact-us")}>Contact Us</ButtonLink>
						</li>
					</ul>
				</Wrap>
			</Section>
			<RelatedServices services={body.otherServices} />
		</>
	);
}
