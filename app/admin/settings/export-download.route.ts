/** Downloads the settings, texts and pictures of the business as a file for another site. */
import { href } from "react-router";
import { today } from "~/business/moments.ts";
import { streamOf } from "~/platform/http/stream.server.ts";
import { withActionErrors } from "../failures.server.ts";
import type { Route } from "./+types/export-download.route";
import { exportedFile } from "./export-file.server.ts";

export const loader = withActionErrors(
	"The file could not be made. Please try again in a minute.",
	async (_: Route.LoaderArgs) => {
		const file = await exportedFile();
		return new Response(await streamOf(file, "a file for another site was cut off"), {
			headers: {
				"Content-Type": "application/json; charset=utf-8",
				"Content-Disposition": `attachment; filename="business-${today()}.json"`,
			},
		});
	},
	() => href("/admin/settings/import-export"),
);
