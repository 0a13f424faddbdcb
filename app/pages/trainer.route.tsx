/** The trainer (specification, section 2). */

import { about } from "~/business/about.ts";
import { aboutHead } from "~/business/page-heads.ts";
import type { CacheHandle } from "~/platform/http/cache-handle.ts";
import type { Route } from "./+types/trainer.route";
import { AboutView } from "./about-view.tsx";

const entry = about.trainer;

export const handle: CacheHandle = { cache: "path" };

export const meta: Route.MetaFunction = () => aboutHead(entry);

export default function TrainerPage() {
	return <AboutView entry={entry} />;
}
