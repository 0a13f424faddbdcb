/** One training program (specification, sections 2 and 3). */

import { data } from "react-router";
import { headTags } from "~/business/head.ts";
import { programAddress, programOf } from "~/business/programs.ts";
import type { ShellHandle } from "~/layout/page-shell.tsx";
import type { CacheHandle } from "~/platform/http/cache-handle.ts";
import type { Route } from "./+types/program.route";
import { ProgramView } from "./program-view.tsx";

/** The last band is mist. */
export const handle: CacheHandle & ShellHandle = { cache: "path", shell: { edgeOn: "mist" } };

export const meta: Route.MetaFunction = ({ params }) => {
	const program = programOf(params.key);
	return program
		? headTags({
				title: program.body.title,
				description: `${program.body.lead} ${program.body.info}`,
				path: programAddress(program.key),
			})
		: [];
};

/** @throws 404 for a key that no program has. */
export function loader({ params }: Pick<Route.LoaderArgs, "params">) {
	const program = programOf(params.key);
	if (!program) throw data(null, { status: 404 });
	return { program };
}

export default function ProgramPage({ loaderData }: Route.ComponentProps) {
	return <ProgramView program={loaderData.program} />;
}
