import type { Route } from "./+types/site-preview.route";
import { pictureAnswer, sitePreviewPicture } from "./preview-answer.server.ts";

/** The preview picture of the site, shown where its pages are shared. */
export async function loader({ request }: Route.LoaderArgs) {
	return pictureAnswer(request, await sitePreviewPicture());
}
