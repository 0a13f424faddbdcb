/** Says what the site stores about visitors, and how they can have it erased. */
import { href } from "react-router";
import { headTags } from "~/business/head.ts";
import { privacy } from "~/business/privacy.ts";
import { privacyTexts } from "~/content/texts/privacy.ts";
import { pageWords } from "~/photos/page-words.server.ts";
import type { CacheHandle } from "~/platform/http/cache-handle.ts";
import { Prose, Section, Split, Wrap } from "~/ui/page/layout.tsx";
import { PageHead } from "~/ui/page/page-head.tsx";
import type { Route } from "./+types/privacy.route";
import { NextStep, toContact } from "./next-step.tsx";
import * as page from "./page.css.ts";

export const handle: CacheHandle = { cache: "path" };

export const meta: Route.MetaFunction = ({ loaderData }) => {
	const { title, description } = loaderData?.words ?? privacy;
	return headTags({ title, description, path: href("/privacy") });
};

export const loader = (args: Route.LoaderArgs) => pageWords(args, privacyTexts);

export default function PrivacyPage({ loaderData }: Route.ComponentProps) {
	const { words = privacy } = loaderData ?? {};
	const { title, lead, sections, next } = words;

	return (
		<>
			<PageHead title={title} lead={lead} plain />
			<Section tight className={page.end}>
				<Wrap className={page.lines}>
					{sections.map(({ id, title, paragraphs }) => (
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
					<NextStep words={next} action={toContact()} />
				</Wrap>
			</Section>
		</>
	);
}
