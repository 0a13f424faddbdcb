import type { Route } from "./+types/site-preview.route";
import { pictureAnswer, sitePreviewPicture } from "./preview-answer.server.ts";

/** The picture that stands for the site where it is shared. */
export async function loader({ request }: Route.LoaderArgs) {
	return pictureAnswer(request, await sitePreviewPicture());
}
