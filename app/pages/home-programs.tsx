import { href } from "react-router";
import type { InlineService } from "~/business/program.ts";
import { homePrograms } from "~/business/programs.ts";
import type { HomeWords } from "~/content/texts/home.ts";
import { ArrowLink } from "~/ui/arrow-link.tsx";
import { Section, Wrap } from "~/ui/page/layout.tsx";
import { lead } from "~/ui/theme/text.css.ts";
import * as css from "./home.css.ts";
import * as services from "./services.css.ts";

interface HomeProgramsProps {
	words: HomeWords["programs"];
	cards?: readonly InlineService[];
}

/** The training programs, for visitors who already have a dog. */
export function HomePrograms({ words, cards = homePrograms() }: HomeProgramsProps) {
	if (cards.length === 0) return null;
	return (
		<Section aria-labelledby="programs" className={css.programs}>
			<Wrap>
				<header className={css.sectionHead}>
					<h2 id="programs">{words.title}</h2>
					<p className={lead}>{words.lead}</p>
				</header>
				<ul className={services.list}>
					{cards.map(({ title, info, link }) => (
						<li key={link} className={services.service}>
							<h3>{title}</h3>
							<p>{info}</p>
							<p className={services.more}>
								<ArrowLink to={link} about={title}>
									{words.more}
								</ArrowLink>
							</p>
						</li>
					))}
				</ul>
				<p className={css.onward}>
					<ArrowLink to={href("/training-programs")}>{words.all}</ArrowLink>
				</p>
			</Wrap>
		</Section>
	);
}
