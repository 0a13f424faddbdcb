/** The trainer (specification, section 2). */

import { aboutHead } from "~/business/page-heads/about.ts";
import type { CacheHandle } from "~/platform/http/route-handles.ts";
import type { Route } from "./+types/trainer.route";
import { aboutPageFor } from "./about-page.server.ts";
import { aboutPath } from "./about-page.ts";
import { AboutView } from "./about-view.tsx";

export const handle: CacheHandle = { cache: "path" };

export const meta: Route.MetaFunction = ({ loaderData }) =>
	loaderData ? aboutHead({ path: aboutPath("trainer"), ...loaderData.page }) : [];

/** @throws 404 if the page is hidden. */
export async function loader() {
	return { page: await aboutPageFor("trainer") };
}

export default function TrainerPage({ loaderData }: Route.ComponentProps) {
	return <AboutView page={loaderData.page} />;
}
