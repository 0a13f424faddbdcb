/** Downloads everything stored about a family as JSON, for people who ask what is stored about them. */

import { href } from "react-router";
import * as failures from "~/business/failures.ts";
import { today } from "~/business/moments.ts";
import { exportedFamily } from "~/families/export.server.ts";
import { withActionErrors } from "../failures.server.ts";
import { found, idIn } from "../not-found.ts";
import type { Route } from "./+types/export.route";

export const loader = withActionErrors(
	failures.fetchFamilies,
	async ({ params }: Route.LoaderArgs) => {
		const family = found(await exportedFamily(idIn(params)));
		return new Response(`${JSON.stringify(family, null, "\t")}\n`, {
			headers: {
				"Content-Type": "application/json; charset=utf-8",
				"Content-Disposition": `attachment; filename="family-${family.id}-${today()}.json"`,
			},
		});
	},
	({ params }: Route.LoaderArgs) => href("/admin/families/:id", params),
);
