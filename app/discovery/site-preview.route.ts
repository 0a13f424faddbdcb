import * as failures from "~/business/failures.ts";
import { withLoaderErrors } from "~/platform/http/loading.server.ts";
import type { Route } from "./+types/site-preview.route";
import { pictureAnswer, sitePreviewPicture } from "./preview-answer.server.ts";

/** The preview picture of the site, shown where its pages are shared. */
export const loader = withLoaderErrors(
	failures.fetchPage,
	async ({ request }: Route.LoaderArgs) => {
		return pictureAnswer(request, await sitePreviewPicture());
	},
);
