/** The dog Zeta (specification, section 2). */

import { about } from "~/business/about.ts";
import { aboutHead } from "~/business/page-heads.ts";
import type { CacheHandle } from "~/platform/http/cache-handle.ts";
import type { Route } from "./+types/zeta.route";
import { AboutView } from "./about-view.tsx";

const entry = about.zeta;

export const handle: CacheHandle = { cache: "path" };

export const meta: Route.MetaFunction = () => aboutHead(entry);

export default function ZetaPage() {
	return <AboutView entry={entry} />;
}
