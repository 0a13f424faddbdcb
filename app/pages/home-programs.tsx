import { href } from "react-router";
import type { InlineService } from "~/business/program.ts";
import { homePrograms } from "~/business/programs.ts";
import type { HomeContent } from "~/content/documents/home.ts";
import { ArrowLink } from "~/ui/arrow-link.tsx";
import { Section, Wrap } from "~/ui/page/layout.tsx";
import { lead } from "~/ui/theme/text.css.ts";
import * as css from "./home.css.ts";
import * as services from "./services.css.ts";

interface HomeProgramsProps {
	texts: HomeContent["programs"];
	cards?: readonly InlineService[];
}

/** The training programs, for visitors who already have a dog. */
export function HomePrograms({ texts, cards = homePrograms() }: HomeProgramsProps) {
	if (cards.length === 0) return null;
	return (
		<Section aria-labelledby="programs">
			<Wrap>
				<header className={css.sectionHead}>
					<h2 id="programs">{texts.title}</h2>
					{texts.lead ? <p className={lead}>{texts.lead}</p> : null}
				</header>
				<ul className={services.list}>
					{cards.map(({ title, info, link }) => (
						<li key={link} className={services.service}>
							<h3>{title}</h3>
							<p>{info}</p>
							<p className={services.more}>
								<ArrowLink to={link} about={title}>
									{texts.more}
								</ArrowLink>
							</p>
						</li>
					))}
				</ul>
				<p className={css.onward}>
					<ArrowLink to={href("/training-programs")}>{texts.all}</ArrowLink>
				</p>
			</Wrap>
		</Section>
	);
}
