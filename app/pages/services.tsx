import { isPageShown } from "~/business/hidden-pages.ts";
import { siteText } from "~/business/site-texts.ts";
import type { InlineService } from "~/content/programs.ts";
import { ArrowLink } from "~/ui/arrow-link.tsx";
import { writtenTarget } from "~/ui/link.tsx";
import * as layoutStyles from "~/ui/page/layout.css.ts";
import { Section } from "~/ui/page/layout.tsx";
import { screenOnly } from "~/ui/theme/print.css.ts";
import * as styles from "./services.css.ts";

interface ServiceCardsProps {
	services: readonly InlineService[];
	/** What the links say, if not the usual. */
	more?: string;
}

/** Cards that lead to programs and to pages elsewhere. */
export const ServiceCards = ({ services, more }: ServiceCardsProps) => (
	<ul className={styles.list}>
		{services.map(({ title, info, link }) => (
			<li key={link + title} className={styles.service}>
				<h3>{title}</h3>
				<p>{info}</p>
				<p className={styles.more}>
					<ArrowLink {...writtenTarget(link)} about={title}>
						{more}
					</ArrowLink>
				</p>
			</li>
		))}
	</ul>
);

/** Related services at the end of a program's page. */
export function RelatedServices({ services }: { services: readonly InlineService[] }) {
	const shown = services.filter(({ link }) => isPageShown(link));
	if (shown.length === 0) return null;
	return (
		<Section tone="mist" aria-labelledby="related" className={screenOnly}>
			<h2 id="related" className={layoutStyles.below.s5}>
				{siteText("related-title")}
			</h2>
			<ServiceCards services={shown} />
		</Section>
	);
}
