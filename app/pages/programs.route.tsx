/** All training programs (specification, section 3). */

import { href } from "react-router";
import { headTags } from "~/business/head.ts";
import type { PictureSource } from "~/business/picture-source.ts";
import { siteText } from "~/business/site-texts.ts";
import { programsPageDocument } from "~/content/documents/programs-page.ts";
import { programsFor } from "~/content/programs.server.ts";
import { OVERVIEW, overviewPage, programAddress } from "~/content/programs.ts";
import type { ShellHandle } from "~/layout/page-shell.tsx";
import { pagePictures } from "~/photos/content-pictures.server.ts";
import { pageContent } from "~/photos/page-content.server.ts";
import type { RouteHandle } from "~/platform/http/route-handles.ts";
import { ButtonLink } from "~/ui/button.tsx";
import { Link } from "~/ui/link.tsx";
import { Prose, Section, Split } from "~/ui/page/layout.tsx";
import { PageHead } from "~/ui/page/page-head.tsx";
import { Ticks } from "~/ui/page/ticks.tsx";
import { Frame, Picture } from "~/ui/picture/picture.tsx";
import table from "~/ui/scenery/front-table.svg";
import scenery from "~/ui/scenery/head-programs.svg";
import { from } from "~/ui/theme/media.ts";
import { lead, muted } from "~/ui/theme/text.css.ts";
import type { Route } from "./+types/programs.route";
import { largeAmount } from "./page.css.ts";
import * as styles from "./programs.css.ts";
import { RelatedServices } from "./services.tsx";

/** The last band of the page has the mist background. */
export const handle: RouteHandle & ShellHandle = { cache: "path", shell: { edgeOn: "mist" } };

export const meta: Route.MetaFunction = ({ loaderData }) => {
	if (!loaderData) return [];
	const { heading, description } = loaderData.page.overview;
	return headTags({ title: heading, description, path: OVERVIEW });
};

/** Removes the alt text, because the text beside the picture says enough. */
const withoutAlt = (picture: PictureSource | undefined) => picture && { ...picture, alt: "" };

export async function loader() {
	const [content, { top }] = await Promise.all([programsFor(), pageContent(programsPageDocument)]);
	const page = overviewPage(content);
	const pictures = await pagePictures(page.programs.map(({ picture }) => picture));
	return { page, pictures: pictures.map(withoutAlt), headPicture: top.picture };
}

export default function ProgramsPage({ loaderData }: Route.ComponentProps) {
	const { page, pictures, headPicture } = loaderData;
	const { overview, programs, services } = page;
	const { beginning } = overview;
	return (
		<>
			<PageHead
				title={overview.heading}
				lead={overview.lead}
				scene={scenery}
				picture={headPicture}
				puppy="maple"
				front={table}
				editable="programs-pages.top"
			/>
			<Section aria-label="The programs">
				<Split variant="even">
					<p className={lead}>{overview.info}</p>
					<Prose>
						<h2>{overview.moreInfo.title}</h2>
						<Ticks items={overview.moreInfo.items} />
					</Prose>
				</Split>
				<ul className={styles.list}>
					{programs.map(({ title, lead, ...program }, index) => {
						const picture = pictures[index];
						return (
							<li key={program.key} className={styles.program}>
								{picture ? (
									<Frame ratio="16/9">
										<Picture
											source={picture}
											sizes={`${from("lg")} 30vw, ${from("md")} 45vw, 92vw`}
										/>
									</Frame>
								) : null}
								<div className={styles.text}>
									<h3>
										<Link to={programAddress(program)} className={styles.link}>
											{title}
										</Link>
									</h3>
									<p className={muted}>{lead}</p>
								</div>
							</li>
						);
					})}
					<li className={styles.beginning}>
						<h3>{beginning.title}</h3>
						<p className={largeAmount}>{beginning.price}</p>
						<p>{beginning.text}</p>
						<ButtonLink to={href("/contact-us")}>{siteText("contact-button")}</ButtonLink>
					</li>
				</ul>
			</Section>
			<RelatedServices services={services} />
		</>
	);
}
