import { join } from "node:path";
import { photoFile } from "~/photos/sizes.ts";
import { photoStore } from "~/photos/store.server.ts";
import { mediaDir } from "~/platform/http/static-files.server.ts";
import { log } from "~/platform/log/log.server.ts";
import type { Route } from "./+types/puppy-preview.route";
import { hills, type Scene } from "./preview.server.ts";
import { pictureAnswer, sitePreviewPicture } from "./preview-answer.server.ts";
import { cachedPreview } from "./preview-cache.server.ts";
import { previewPuppy } from "./queries.server.ts";

type PreviewPuppy = NonNullable<Awaited<ReturnType<typeof previewPuppy>>>;

/** The file that answers at a photo's address: the smallest that is as wide as the picture. */
async function sceneOf({ photo }: PreviewPuppy): Promise<Scene> {
	if (!photo) return hills;
	const path = photoFile(photo.name, "jpg", "large");
	await photoStore.bring(path);
	const { focusX, focusY } = photo;
	return { file: join(mediaDir, "photos", path), focusX, focusY };
}

/** The picture that stands for a puppy's profile where it is shared. */
export async function loader({ params, request }: Route.LoaderArgs) {
	const puppy = await previewPuppy(params.profilePath);
	if (!puppy) {
		return new Response("There is no such puppy.\n", {
			status: 404,
			headers: { "Content-Type": "text/plain; charset=utf-8" },
		});
	}
	const { id, name, breed } = puppy;
	try {
		const preview = { title: name, line: breed, scene: await sceneOf(puppy) };
		return pictureAnswer(request, await cachedPreview(`puppy-${id}`, preview));
	} catch (error) {
		log.error({ err: error, puppy: id }, "a preview picture could not be drawn");
		return pictureAnswer(request, await sitePreviewPicture());
	}
}
