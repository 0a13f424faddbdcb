/** Says what the site stores about visitors, and how they can have it erased. */
import { href } from "react-router";
import { contentHead } from "~/business/head.ts";
import { privacyDocument } from "~/content/documents/privacy.ts";
import { pageContent } from "~/photos/page-content.server.ts";
import type { RouteHandle } from "~/platform/http/route-handles.ts";
import { Editable } from "~/ui/page/editable.tsx";
import { Prose, Section, Split } from "~/ui/page/layout.tsx";
import { PageHead } from "~/ui/page/page-head.tsx";
import type { Route } from "./+types/privacy.route";
import { NextStep, toContact } from "./next-step.tsx";
import * as page from "./page.css.ts";

export const handle: RouteHandle = { cache: "path" };

export const meta: Route.MetaFunction = ({ loaderData }) =>
	contentHead(loaderData, href("/privacy"));

export const loader = () => pageContent(privacyDocument);

export default function PrivacyPage({ loaderData }: Route.ComponentProps) {
	const { top, sections, end } = loaderData;
	return (
		<>
			<PageHead {...top} editable="privacy.top" />
			<Section tight className={page.end}>
				<Editable section="privacy.sections">
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
				</Editable>
				<Editable section="privacy.end">
					<NextStep text={end.next} action={toContact()} />
				</Editable>
			</Section>
		</>
	);
}
