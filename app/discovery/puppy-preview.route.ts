import * as failures from "~/business/failures.ts";
import { withLoaderErrors } from "~/platform/http/loading.server.ts";
import { log } from "~/platform/log/log.server.ts";
import type { Route } from "./+types/puppy-preview.route";
import { missing } from "./machine-file.ts";
import { photoScene } from "./photo-scene.server.ts";
import { hills } from "./preview.server.ts";
import { cachedPreview } from "./preview-cache.server.ts";
import { pictureResponse, sitePreviewPicture, trainerLogo } from "./preview-response.server.ts";
import { previewPuppy } from "./queries.server.ts";

/** The preview picture of a puppy's profile, shown where the profile is shared. */
export const loader = withLoaderErrors(
	failures.fetchPage,
	async ({ params, request }: Route.LoaderArgs) => {
		const puppy = await previewPuppy(params.profilePath);
		if (!puppy) return missing("puppy");
		const { id, name, breed, photos } = puppy;
		const [photo] = photos;
		try {
			const preview = {
				title: name,
				line: breed,
				scene: photo ? await photoScene(photo) : hills,
				mark: await trainerLogo(),
			};
			return pictureResponse(request, await cachedPreview(`puppy-${id}`, preview));
		} catch (error) {
			log.error({ err: error, puppy: id }, "a preview picture could not be drawn");
			return pictureResponse(request, await sitePreviewPicture());
		}
	},
);
