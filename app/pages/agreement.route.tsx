/** The agreement, to read before anything is promised or paid. */
import { href } from "react-router";
import { fetchPage } from "~/business/failures.ts";
import { headTags } from "~/business/head.ts";
import { reservingDocument } from "~/content/documents/reserving.ts";
import { formatted } from "~/content/formatting.server.ts";
import { pageContent } from "~/photos/page-content.server.ts";
import { withLoaderErrors } from "~/platform/http/loading.server.ts";
import type { CacheHandle } from "~/platform/http/route-handles.ts";
import { agreementToRead } from "~/sales/paper.server.ts";
import { Editable } from "~/ui/page/editable.tsx";
import { Formatted } from "~/ui/page/formatted.tsx";
import { Prose, Section, Wrap } from "~/ui/page/layout.tsx";
import { PageHead } from "~/ui/page/page-head.tsx";
import type { Route } from "./+types/agreement.route";
import { NextStep, toContact } from "./next-step.tsx";
import * as page from "./page.css.ts";

export const handle: CacheHandle = { cache: "path" };

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
	return { reserving: top.title, texts: agreement, parts: formatted(paragraphs.join("\n\n")) };
});

export default function AgreementPage({ loaderData }: Route.ComponentProps) {
	const { reserving, texts, parts } = loaderData;
	const trail = [{ name: reserving, path: href("/reserving-a-puppy") }, { name: texts.title }];
	return (
		<>
			<Editable section="reserving.agreement">
				<PageHead title={texts.title} lead={texts.lead} trail={trail} plain />
			</Editable>
			<Section tight className={page.end}>
				<Wrap>
					<Prose>
						<Formatted parts={parts} />
					</Prose>
					<NextStep text={texts.next} action={toContact()} />
				</Wrap>
			</Section>
		</>
	);
}
