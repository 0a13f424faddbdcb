/** What adding a video and changing one have in common: reading the form, preview, refusals. */
import { data, href } from "react-router";
import { isDangling } from "~/platform/database/database.server.ts";
import { redirectWithToast } from "~/platform/forms/flash.server.ts";
import { parseForm } from "~/platform/forms/parse-form.server.ts";
import { readSubmissionKey, SUBMISSION_KEY } from "~/platform/forms/submission-key.ts";
import { categoryCounts, posterChoices, puppyChoices } from "~/videos/admin-queries.server.ts";
import { knownCategories } from "~/videos/categories.ts";
import { SameVideo } from "~/videos/commands.server.ts";
import {
	CONFIRM_SAME_VIDEO,
	type VideoFormValues,
	videoFormFields,
	videoFormSchema,
} from "~/videos/schema.ts";
import { saveFailed } from "../failures.server.ts";
import { cardId } from "./video-card.tsx";

/** The longest answers, each character at its longest in a form, and some more. */
const MAX_BYTES = 64 * 1024;
const rules = {
	fields: [...videoFormFields, "intent", SUBMISSION_KEY, CONFIRM_SAME_VIDEO],
	maxBytes: MAX_BYTES,
};

const sameVideoProblem = (title: string) =>
	`“${title}” shows this video already. Please correct the address, or confirm that the video is to be there twice.`;
const PUPPY_GONE = "That puppy was deleted meanwhile. Please choose another one.";
const POSTER_GONE = "That stock photo was deleted meanwhile. Please choose another one.";

/** What the form offers to choose from. */
export async function formChoices(chosen: Partial<Pick<VideoFormValues, "posterId" | "puppyId">>) {
	const [posters, puppies, counts] = await Promise.all([
		posterChoices(chosen.posterId),
		puppyChoices(chosen.puppyId),
		categoryCounts(),
	]);
	const categories = new Set([...knownCategories, ...counts.map(({ category }) => category)]);
	return { posters, puppies, categories: [...categories] };
}

interface Saving {
	request: Request;
	/** The id that the video has at the video service already. */
	ownId?: string;
	/** The message when it can't be stored (business/failures.ts). */
	failure: string;
	/** Stores the video and returns its id; undefined where it is not there any more. */
	save: (
		video: VideoFormValues,
		circumstances: { submissionKey?: string; mayRepeat: { videoId: string | undefined } },
	) => Promise<number | undefined>;
}

/** Saves what the form says, shows its preview, or says what is wrong. */
export async function answerVideoForm({ request, ownId, failure, save }: Saving) {
	const parsed = await parseForm(request, { ...rules, schema: videoFormSchema(ownId) });
	if (parsed.response) return parsed.response;
	const { value, form } = parsed;
	const submissionKey = readSubmissionKey(form.get(SUBMISSION_KEY));
	const confirmed = form.get(CONFIRM_SAME_VIDEO);
	const mayRepeat = { videoId: typeof confirmed === "string" ? confirmed : undefined };
	if (form.get("intent") === "preview") return data({ result: parsed.result(), previewed: value });
	try {
		const id = await save(value, { submissionKey, mayRepeat });
		const list = href("/admin/videos");
		if (id === undefined) {
			return await redirectWithToast(list, `“${value.title}” was deleted meanwhile.`, 404);
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
