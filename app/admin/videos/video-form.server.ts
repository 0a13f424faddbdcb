/** Reads the form of a new or existing video, and saves, previews or refuses it. */
import { data, href } from "react-router";
import { pictureChoices } from "~/photos/content-pictures.server.ts";
import { isDangling } from "~/platform/database/database.server.ts";
import { redirectWithToast } from "~/platform/forms/flash.server.ts";
import { parseForm } from "~/platform/forms/parse-form.server.ts";
import { puppyChoices } from "~/puppies/choices.server.ts";
import { categoryCounts } from "~/videos/admin-queries.server.ts";
import { knownCategories } from "~/videos/categories.ts";
import { SameVideo } from "~/videos/commands.server.ts";
import { CONFIRM_SAME_VIDEO, type VideoFormValues, videoFormSchema } from "~/videos/schema.ts";
import { saveFailed } from "../failures.server.ts";
import { cardId } from "./video-card.tsx";

const sameVideoProblem = (title: string) =>
	`“${title}” already shows this video. Please correct the address, or confirm that you want the video twice.`;
const PUPPY_GONE = "That puppy has been deleted. Please choose another one.";
const POSTER_GONE = "That photo has been deleted. Please choose another one.";

/** The pictures, puppies and categories that the form offers. */
export async function formChoices(chosen: Partial<Pick<VideoFormValues, "posterId" | "puppyId">>) {
	const { posterId, puppyId } = chosen;
	const [pictures, puppies, counts] = await Promise.all([
		pictureChoices(posterId ? [{ photo: posterId }] : []),
		puppyChoices(puppyId),
		categoryCounts(),
	]);
	const categories = new Set([...knownCategories, ...counts.map(({ category }) => category)]);
	return { pictures, puppies, categories: [...categories] };
}

interface Saving {
	request: Request;
	/** The stored id of the video at the video service. */
	ownId?: string;
	/** The message if the video can't be stored (business/failures.ts). */
	failure: string;
	/** Stores the video and returns its id; undefined if it no longer exists. */
	save: (
		video: VideoFormValues,
		circumstances: { submissionKey?: string; mayRepeat: { videoId: string | undefined } },
	) => Promise<number | undefined>;
}

/** Saves the form, responds with its preview, or responds with its errors. */
export async function handleVideoForm({ request, ownId, failure, save }: Saving) {
	const parsed = await parseForm(request, {
		schema: videoFormSchema(ownId),
		hidden: ["intent", CONFIRM_SAME_VIDEO],
	});
	if (parsed.response) return parsed.response;
	const { value, form, submissionKey } = parsed;
	const confirmed = form.get(CONFIRM_SAME_VIDEO);
	const mayRepeat = { videoId: typeof confirmed === "string" ? confirmed : undefined };
	if (form.get("intent") === "preview") return data({ result: parsed.result(), previewed: value });
	try {
		const id = await save(value, { submissionKey, mayRepeat });
		const list = href("/admin/videos");
		if (id === undefined) {
			return await redirectWithToast(list, `“${value.title}” was deleted in the meantime.`, 404);
		}
		return await redirectWithToast(`${list}#${cardId(id)}`, `“${value.title}” was saved.`);
	} catch (error) {
		if (error instanceof SameVideo) {
			const fieldErrors = { videoId: [sameVideoProblem(error.title)] };
			const result = parsed.result({ fieldErrors });
			return data({ result, repeatedVideoId: value.videoId }, { status: 400 });
		}
		if (!isDangling(error)) return saveFailed(parsed, failure, error);
		const puppies = await puppyChoices();
		const isPuppyThere =
			value.puppyId === null || puppies.some((puppy) => puppy.value === String(value.puppyId));
		const fieldErrors: Record<string, string[]> = isPuppyThere
			? { posterId: [POSTER_GONE] }
			: { puppyId: [PUPPY_GONE] };
		return parsed.reply({ fieldErrors });
	}
}
