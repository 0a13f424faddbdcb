/** Adds or edits a video. */
import { data, href } from "react-router";
import * as failures from "~/business/failures.ts";
import { useSavedCount } from "~/forms/use-saved-count.ts";
import { pictureChoices } from "~/photos/content-pictures.server.ts";
import { isDangling } from "~/platform/database/database.server.ts";
import { redirectWithToast } from "~/platform/forms/flash.server.ts";
import { parseForm } from "~/platform/forms/parse-form.server.ts";
import { puppyChoices } from "~/puppies/choices.server.ts";
import { ArrowLink } from "~/ui/arrow-link.tsx";
import { knownCategories } from "~/videos/categories.ts";
import { changeVideo, createVideo, SameVideo } from "~/videos/commands.server.ts";
import { categoryCounts, videoForForm } from "~/videos/queries.server.ts";
import { CONFIRM_SAME_VIDEO, videoFormSchema } from "~/videos/schema.ts";
import { actorIn } from "../access.server.ts";
import { saveFailed, withLoaderErrors } from "../failures.server.ts";
import { found, idIn } from "../not-found.ts";
import { AdminHead } from "../page.tsx";
import type { Route } from "./+types/video.route";
import { cardId } from "./video-card.tsx";
import { VideoForm } from "./video-form.tsx";

const NEW = "Add a video";

/** @throws a 404 response if there is no such video. */
const storedVideo = async (params: { id?: string }) => found(await videoForForm(idIn(params)));

/** The form's video, and the pictures, puppies and categories that it offers. */
export const loader = withLoaderErrors(
	failures.fetchVideos,
	async ({ params }: Route.LoaderArgs) => {
		const video = params.id === undefined ? undefined : await storedVideo(params);
		const [pictures, puppies, counts] = await Promise.all([
			pictureChoices(video?.posterId ? [{ photo: video.posterId }] : []),
			puppyChoices(video?.puppyId),
			categoryCounts(),
		]);
		const categories = new Set([...knownCategories, ...counts.map(({ category }) => category)]);
		return {
			video,
			pictures,
			puppies,
			categories: [...categories],
		};
	},
);

const sameVideoProblem = (title: string) =>
	`“${title}” already shows this video. Please correct the address, or confirm that you want the video twice.`;
const PUPPY_GONE = "That puppy has been deleted. Please choose another one.";
const POSTER_GONE = "That photo has been deleted. Please choose another one.";

/** Saves the form, responds with its preview, or responds with its errors. */
export async function action({ request, params, context }: Route.ActionArgs) {
	const actor = actorIn(context);
	const stored = params.id === undefined ? undefined : await storedVideo(params);
	const parsed = await parseForm(request, {
		schema: videoFormSchema(stored?.videoId),
		hidden: ["intent", CONFIRM_SAME_VIDEO],
	});
	if (parsed.response) return parsed.response;
	const { value, form, submissionKey } = parsed;
	if (form.get("intent") === "preview") return data({ result: parsed.result(), previewed: value });
	const confirmed = form.get(CONFIRM_SAME_VIDEO);
	const mayRepeat = { videoId: typeof confirmed === "string" ? confirmed : undefined };
	const list = href("/admin/videos");
	try {
		const id = stored?.id ?? (await createVideo(value, actor, { submissionKey, mayRepeat }));
		if (stored && !(await changeVideo(id, value, actor, { mayRepeat }))) {
			return await redirectWithToast(list, `“${value.title}” was deleted in the meantime.`, 404);
		}
		return await redirectWithToast(`${list}#${cardId(id)}`, `“${value.title}” was saved.`);
	} catch (error) {
		if (error instanceof SameVideo) {
			const fieldErrors = { videoId: [sameVideoProblem(error.title)] };
			const result = parsed.result({ fieldErrors });
			return data({ result, repeatedVideoId: value.videoId }, { status: 400 });
		}
		if (!isDangling(error)) {
			return saveFailed(parsed, stored ? failures.updateVideo : failures.createVideo, error);
		}
		const puppies = await puppyChoices();
		const isPuppyThere =
			value.puppyId === null || puppies.some((puppy) => puppy.value === String(value.puppyId));
		const fieldErrors: Record<string, string[]> = isPuppyThere
			? { posterId: [POSTER_GONE] }
			: { puppyId: [PUPPY_GONE] };
		return parsed.reply({ fieldErrors });
	}
}

export default function VideoPage({ loaderData, actionData }: Route.ComponentProps) {
	const { video } = loaderData;
	const saved = useSavedCount(actionData);
	const title = video?.title ?? NEW;
	return (
		<>
			<AdminHead title={title}>
				{video ? (
					<ArrowLink to={href("/videos/:id", { id: String(video.id) })} about={title}>
						See its page
					</ArrowLink>
				) : null}
			</AdminHead>
			<VideoForm key={saved} {...loaderData} {...actionData} />
		</>
	);
}
