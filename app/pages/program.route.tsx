/** One training program (specification, sections 2 and 3). */

import { data, redirect } from "react-router";
import { headTags } from "~/business/head.ts";
import { showsDrafts } from "~/content/content-for.server.ts";
import { programsPageDocument } from "~/content/documents/programs-page.ts";
import { programsFor } from "~/content/programs.server.ts";
import { overviewPage, programAddress, programLinks, programOf } from "~/content/programs.ts";
import type { ShellHandle } from "~/layout/page-shell.tsx";
import { pagePictures } from "~/photos/content-pictures.server.ts";
import { pageContent } from "~/photos/page-content.server.ts";
import type { CacheHandle } from "~/platform/http/route-handles.ts";
import type { Route } from "./+types/program.route";
import { ProgramView } from "./program-view.tsx";

/** The last band of the page has the mist background. */
export const handle: CacheHandle & ShellHandle = { cache: "path", shell: { edgeOn: "mist" } };

export const meta: Route.MetaFunction = ({ loaderData }) => {
	if (!loaderData) return [];
	const { program } = loaderData;
	const { body } = program;
	return headTags({
		title: body.title,
		description: `${body.lead} ${body.info}`,
		path: programAddress(program),
	});
};

/**
 * @throws 404 for an address that no program has or had, or if the program is hidden.
 * @throws a redirect if the program has moved to another address.
 */
export async function loader({ params }: Pick<Route.LoaderArgs, "params">) {
	const [content, { top }] = await Promise.all([programsFor(), pageContent(programsPageDocument)]);
	const program = programOf(params.key, content);
	if (!program) throw data(null, { status: 404 });
	// No redirect to an address that exists only in a draft, because visitors would find nothing there.
	if (!showsDrafts() && program.slug !== params.key) {
		throw redirect(programAddress(program), 301);
	}
	const [picture] = await pagePictures([program.body.picture]);
	return {
		program,
		picture,
		headPicture: top.picture,
		links: programLinks(content),
		overview: overviewPage(content).overview.heading,
	};
}

export default function ProgramPage({ loaderData }: Route.ComponentProps) {
	return <ProgramView {...loaderData} />;
}
