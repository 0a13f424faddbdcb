import * as failures from "~/business/failures.ts";
import { withLoaderErrors } from "~/platform/http/loading.server.ts";
import type { Route } from "./+types/site-preview.route";
import { pictureResponse, sitePreviewPicture } from "./preview-response.server.ts";

/** The preview picture of the site, shown where its pages are shared. */
export const loader = withLoaderErrors(failures.fetchPage, async ({ request }: Route.LoaderArgs) =>
	pictureResponse(request, await sitePreviewPicture()),
);
