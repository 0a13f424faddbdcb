/** Adds or edits a video. */
import { href } from "react-router";
import * as failures from "~/business/failures.ts";
import { CheckedForm, EnterButton, FormProblems, SendButton } from "~/forms/checked-form.tsx";
import { MergeBase } from "~/forms/edit-conflict.tsx";
import { useCheckedForm } from "~/forms/use-checked-form.ts";
import { useSavedCount } from "~/forms/use-saved-count.ts";
import { pictureChoices } from "~/photos/content-pictures.server.ts";
import { BASE } from "~/platform/forms/edit-conflict.ts";
import { redirectWithToast } from "~/platform/forms/flash.server.ts";
import { mergeForm } from "~/platform/forms/merge-form.server.ts";
import { puppyChoices } from "~/puppies/choices.server.ts";
import { ArrowLink } from "~/ui/arrow-link.tsx";
import { ButtonLink } from "~/ui/button.tsx";
import { Field } from "~/ui/form/field.tsx";
import { categoryTitle, knownCategories } from "~/videos/categories.ts";
import { changeVideo, createVideo } from "~/videos/commands.server.ts";
import { cardId } from "~/videos/list-address.ts";
import { categoryCounts, titleOfSameVideo, videoForForm } from "~/videos/queries.server.ts";
import {
	type NewVideo,
	videoFormSchema,
	videoLabels,
	videoLimits,
	videoTexts,
} from "~/videos/schema.ts";
import { actorIn } from "../access.server.ts";
import { CheckBox } from "../check-box.tsx";
import { PictureField } from "../content/picture-field.tsx";
import { deletedMeanwhile } from "../entered-values.ts";
import { withForm, withLoaderErrors } from "../failures.server.ts";
import { found, idIn } from "../not-found.ts";
import { form as formLayout } from "../page.css.ts";
import { AdminHead, Panel, SaveBar } from "../page.tsx";
import { SubmissionKey } from "../submission-key.tsx";
import type { Route } from "./+types/video.route";

const NEW = "Add a video";

async function choicesFor(video: Partial<NewVideo> = {}) {
	const [pictures, puppies] = await Promise.all([
		pictureChoices(video.posterId ? [{ photo: video.posterId }] : []),
		puppyChoices(video.puppyId),
	]);
	return { pictures, puppies };
}

export const loader = withLoaderErrors(
	failures.fetchVideos,
	async ({ params }: Route.LoaderArgs) => {
		const video = params.id === undefined ? undefined : found(await videoForForm(idIn(params)));
		const [choices, counts] = await Promise.all([choicesFor(video), categoryCounts()]);
		const categories = new Set([...knownCategories, ...counts.map(({ category }) => category)]);
		return { video, ...choices, categories: [...categories] };
	},
);

const PUPPY_GONE = "That puppy has been deleted. Please choose another one.";
const POSTER_GONE = "That photo has been deleted. Please choose another one.";

export async function action({ request, params, context }: Route.ActionArgs) {
	const actor = actorIn(context);
	const stored = params.id === undefined ? null : await videoForForm(idIn(params));
	const schema = videoFormSchema(stored?.videoId);
	const failure = stored ? failures.updateVideo : failures.createVideo;
	return withForm(request, { schema }, failure, async (parsed) => {
		const { value, form, submissionKey } = parsed;
		const { pictures, puppies } = await choicesFor(value);
		const posterIn = (text: string) => pictures.find((one) => one.value === text);
		const puppyIn = (text: string) => puppies.find((one) => one.value === text);
		const { posterId, puppyId } = videoTexts(value);
		const gone = {
			...(posterId && !posterIn(posterId) && { posterId: [POSTER_GONE] }),
			...(puppyId && !puppyIn(puppyId) && { puppyId: [PUPPY_GONE] }),
		};
		if (Object.keys(gone).length > 0) return parsed.reply({ fieldErrors: gone });
		const merge = mergeForm(parsed, {
			schema,
			labels: videoLabels,
			inWords(name, text) {
				if (name === "featured") return text ? "Yes" : "No";
				if (name === "posterId") return posterIn(text)?.title ?? "";
				return name === "puppyId" ? (puppyIn(text)?.label ?? "") : text;
			},
		});
		const edit = (video: NewVideo) => merge(videoTexts(video));
		const id =
			params.id === undefined
				? await createVideo(value, actor, submissionKey)
				: stored && (await changeVideo(stored.id, edit, actor)) && stored.id;
		if (!id) throw deletedMeanwhile(form, videoLabels);
		const same = await titleOfSameVideo(value.videoId, id);
		const message = `“${value.title}” was saved.${same ? ` “${same}” shows the same video.` : ""}`;
		return redirectWithToast(`${href("/admin/videos")}#${cardId(id)}`, message);
	});
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
			<VideoForm key={saved} {...loaderData} />
		</>
	);
}

function VideoForm(props: Route.ComponentProps["loaderData"]) {
	const { video, pictures, puppies, categories } = props;
	const stored = video && { id: String(video.id) };
	const texts = video && videoTexts(video);
	const action = stored ? href("/admin/videos/:id", stored) : href("/admin/videos/new");
	const form = useCheckedForm({
		id: "video",
		schema: videoFormSchema(video?.videoId),
		defaultValue: texts,
	});
	const { control } = form;
	const featured = control("featured");
	return (
		<CheckedForm form={form} action={action} isLong draft={texts ? { base: BASE } : {}}>
			<EnterButton />
			<Panel title="The video" id="the-video">
				<div className={formLayout}>
					<FormProblems form={form} />
					{texts ? <MergeBase values={texts} /> : <SubmissionKey />}
					<Field
						{...control("title")}
						label={videoLabels.title}
						maxLength={videoLimits.title}
						autoComplete="off"
					/>
					<Field
						{...control("videoId")}
						label={videoLabels.videoId}
						hint="Copied from the browser or with Share, such as https://youtu.be/abcdefghijk."
						inputMode="url"
						autoCapitalize="none"
						autoComplete="off"
						spellCheck={false}
					/>
					<Field
						{...control("category")}
						label={videoLabels.category}
						hint="Choose one from the list, or type a new one."
						list="categories"
						maxLength={videoLimits.category}
						autoComplete="off"
					/>
					<datalist id="categories">
						{categories.map((category) => (
							<option key={category} value={category}>
								{categoryTitle(category)}
							</option>
						))}
					</datalist>
					<Field
						{...control("description")}
						as="textarea"
						label={videoLabels.description}
						maxLength={videoLimits.description}
					/>
					<Field
						{...control("puppyId")}
						as="select"
						label={videoLabels.puppyId}
						hint="The video is shown on this puppy’s page, too."
						blank="No puppy in particular"
						options={puppies}
					/>
					<CheckBox
						name="featured"
						id={featured.id}
						label={videoLabels.featured}
						defaultValue={featured.defaultValue}
						hint="It is shown larger, and first in its category."
					/>
					<PictureField
						{...control("posterId")}
						label={videoLabels.posterId}
						blank="No poster"
						choices={pictures}
						hint="Without one, the video has a plain background."
					/>
				</div>
			</Panel>
			<SaveBar
				aside={
					<ButtonLink
						tone="line"
						small
						to={stored ? href("/admin/videos/:id/delete", stored) : href("/admin/videos")}
					>
						{stored ? "Delete" : "Cancel"}
					</ButtonLink>
				}
			>
				<SendButton busy="Saving…" small>
					Save
				</SendButton>
			</SaveBar>
		</CheckedForm>
	);
}
