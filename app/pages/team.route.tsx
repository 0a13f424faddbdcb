/** The team (specification, section 2). */

import { about } from "~/business/about.ts";
import { aboutHead } from "~/business/page-heads.ts";
import type { CacheHandle } from "~/platform/http/cache-handle.ts";
import type { Route } from "./+types/team.route";
import { AboutView } from "./about-view.tsx";

const entry = about.team;

export const handle: CacheHandle = { cache: "path" };

export const meta: Route.MetaFunction = () => aboutHead(entry);

export default function TeamPage() {
	return <AboutView entry={entry} />;
}
