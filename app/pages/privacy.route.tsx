/** What the site stores of visitors, and how they have it erased. */
import { href } from "react-router";
import { headTags } from "~/business/head.ts";
import { privacy } from "~/business/privacy.ts";
import type { CacheHandle } from "~/platform/http/cache-handle.ts";
import { Prose, Section, Split, Wrap } from "~/ui/page/layout.tsx";
import { PageHead } from "~/ui/page/page-head.tsx";
import type { Route } from "./+types/privacy.route";
import { NextStep } from "./next-step.tsx";
import * as page from "./page.css.ts";

export const handle: CacheHandle = { cache: "path" };

export const meta: Route.MetaFunction = () =>
	headTags({
		title: privacy.title,
		description: privacy.description,
		path: href("/privacy"),
	});

export default function PrivacyPage() {
	return (
		<>
			<PageHead
				title={privacy.title}
				lead={privacy.lead}
				trail={[{ name: "Home", path: href("/") }, { name: privacy.title }]}
				plain
			/>
			<Section tight>
				<Wrap className={page.lines}>
					{privacy.sections.map(({ id, title, paragraphs }) => (
						<Split key={id} className={page.line}>
							<h2 id={id} className={page.lineTitle}>
								{title}
							</h2>
							<Prose>
								{paragraphs.map((paragraph) => (
									<p key={paragraph}>{paragraph}</p>
								))}
							</Prose>
						</Split>
					))}
					<div className={page.last}>
						<NextStep
							words={privacy.next}
							action={{ href: href("/contact-us"), label: "Contact Us" }}
						/>
					</div>
				</Wrap>
			</Section>
		</>
	);
}
