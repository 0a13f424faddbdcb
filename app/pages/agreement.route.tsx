/** The agreement, to read before anything is promised or paid. */
import { href } from "react-router";
import { fetchPage } from "~/business/failures.ts";
import { headTags } from "~/business/head.ts";
import { reservingDocument } from "~/content/documents/reserving.ts";
import { pageContent } from "~/photos/page-content.server.ts";
import { withLoaderErrors } from "~/platform/http/loading.server.ts";
import type { RouteHandle } from "~/platform/http/route-handles.ts";
import { agreementToRead } from "~/sales/paper.server.ts";
import { Prose, Section } from "~/ui/page/layout.tsx";
import { PageHead } from "~/ui/page/page-head.tsx";
import type { Route } from "./+types/agreement.route";
import { NextStep, toContact } from "./next-step.tsx";
import * as page from "./page.css.ts";

export const handle: RouteHandle = { cache: "path" };

export const meta: Route.MetaFunction = ({ loaderData }) =>
	loaderData
		? headTags({
				title: loaderData.texts.title,
				description: loaderData.texts.lead,
				path: href("/reserving-a-puppy/agreement"),
			})
		: [];

export const loader = withLoaderErrors(fetchPage, async () => {
	const [{ top, agreement }, { paragraphs }] = await Promise.all([
		pageContent(reservingDocument),
		agreementToRead(),
	]);
	return { reserving: top.title, texts: agreement, paragraphs };
});

export default function AgreementPage({ loaderData }: Route.ComponentProps) {
	const { reserving, texts, paragraphs } = loaderData;
	const trail = [{ name: reserving, path: href("/reserving-a-puppy") }, { name: texts.title }];
	return (
		<>
			<PageHead
				title={texts.title}
				lead={texts.lead}
				trail={trail}
				editable="reserving.agreement"
			/>
			<Section tight className={page.end}>
				<Prose>
					{paragraphs.map((paragraph) => (
						<p key={paragraph} className={page.paper}>
							{paragraph}
						</p>
					))}
				</Prose>
				<NextStep text={texts.next} action={toContact()} />
			</Section>
		</>
	);
}
