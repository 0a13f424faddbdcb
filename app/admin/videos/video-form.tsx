import { href } from "react-router";
import { clock } from "~/business/films.ts";
import { playerAddress } from "~/business/video-host.ts";
import { pictureText } from "~/content/picture.ts";
import { CheckedForm, EnterButton, FormProblems, SendButton } from "~/forms/checked-form.tsx";
import { useCheckedForm } from "~/forms/use-checked-form.ts";
import type { PictureChoice } from "~/photos/content-pictures.server.ts";
import type { PuppyChoice } from "~/puppies/choices.server.ts";
import { ButtonLink } from "~/ui/button.tsx";
import { Field } from "~/ui/form/field.tsx";
import { VideoPoster } from "~/ui/picture/video-poster.tsx";
import { muted } from "~/ui/theme/text.css.ts";
import { categoryTitle } from "~/videos/categories.ts";
import {
	CONFIRM_SAME_VIDEO,
	type VideoFormValues,
	videoFormSchema,
	videoLimits,
} from "~/videos/schema.ts";
import { CheckBox } from "../check-box.tsx";
import { ConfirmValue } from "../confirm-value.tsx";
import { PictureField } from "../content/picture-field.tsx";
import * as shared from "../page.css.ts";
import { form as formLayout, pair } from "../page.css.ts";
import { Columns, Panel, SaveBar } from "../page.tsx";
import { SubmissionKey } from "../submission-key.tsx";

/** Id of the preview, which the page scrolls to when the Preview button is pressed. */
const PREVIEW = "preview";

interface VideoFormProps {
	/** The stored video; undefined for a new one. */
	video?: VideoFormValues & { id: number };
	/** The pictures offered as its poster. */
	pictures: readonly PictureChoice[];
	puppies: readonly PuppyChoice[];
	/** Categories that are suggested while typing. */
	categories: readonly string[];
	/** The id of the video if another entry already shows it. */
	repeatedVideoId?: string;
	/** The form's values, if the Preview button was pressed. */
	previewed?: VideoFormValues;
}

/** A stored poster in the format of its control. */
const posterText = ({ posterId }: VideoFormValues) =>
	pictureText(posterId ? { photo: posterId } : undefined);

export function VideoForm(props: VideoFormProps) {
	const { video, pictures, puppies, categories, repeatedVideoId } = props;
	const stored = video && { id: String(video.id) };
	const action = stored ? href("/admin/videos/:id", stored) : href("/admin/videos/new");
	const form = useCheckedForm({
		id: "video",
		schema: videoFormSchema(video?.videoId),
		defaultValue: video && {
			...video,
			featured: video.featured ? "on" : undefined,
			seconds: video.seconds ? clock(video.seconds) : "",
			posterId: posterText(video),
			puppyId: video.puppyId ? String(video.puppyId) : "",
		},
	});
	const { control } = form;
	const featured = control("featured");
	const shown = props.previewed ?? video;
	return (
		<CheckedForm form={form} action={action} isLong draft={{}}>
			<EnterButton name="intent" value="save" />
			{video ? null : <SubmissionKey />}
			<Columns>
				<Panel title="The video" id="the-video">
					<div className={formLayout}>
						<FormProblems form={form} />
						<Field
							{...control("title")}
							label="Title"
							maxLength={videoLimits.title}
							autoComplete="off"
						/>
						<div>
							<Field
								{...control("videoId")}
								label="YouTube address or id"
								hint="Copied from the browser or with Share, such as https://youtu.be/abcdefghijk."
								inputMode="url"
								autoCapitalize="none"
								autoComplete="off"
								spellCheck={false}
							/>
							{repeatedVideoId ? (
								<ConfirmValue name={CONFIRM_SAME_VIDEO} value={repeatedVideoId} isConfirmed={false}>
									Show this video twice
								</ConfirmValue>
							) : null}
						</div>
						<div className={pair}>
							<Field
								{...control("category")}
								label="Category"
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
								{...control("seconds")}
								label="Length"
								hint="Minutes and seconds, such as 2:05."
								pattern="\s*(\d{1,2}:(?=\d\d:))?\d{1,3}:[0-5]\d\s*"
								title="Minutes and seconds, such as 2:05"
								autoComplete="off"
							/>
						</div>
						<Field
							{...control("description")}
							as="textarea"
							label="Description"
							maxLength={videoLimits.description}
						/>
						<Field
							{...control("puppyId")}
							as="select"
							label="Puppy"
							hint="The video is shown on this puppy’s page, too."
							blank="No puppy in particular"
							options={puppies}
						/>
						<CheckBox
							name="featured"
							id={featured.id}
							label="Featured"
							defaultValue={featured.defaultValue}
							hint="It is shown larger, and first in its category."
						/>
						<PictureField
							{...control("posterId")}
							label="Poster"
							blank="No poster"
							choices={pictures}
							hint="Without one, the video has a plain background."
						/>
					</div>
				</Panel>
				<Panel title="How it looks" id={PREVIEW}>
					{shown ? (
						<div className={shared.parts}>
							{/* As visitors see it. Its link plays the video, so that a wrong id is noticed. */}
							<VideoPoster
								key={shown.videoId}
								href={playerAddress(shown.videoId, { autoplay: true })}
								title={shown.title}
								videoId={shown.videoId}
								seconds={shown.seconds}
								picture={pictures.find(({ value }) => value === posterText(shown))?.picture}
							/>
							<p className={muted}>Press play to check that it is the right video.</p>
						</div>
					) : (
						<p className={muted}>Fill in the form and press Preview. This doesn’t save anything.</p>
					)}
				</Panel>
			</Columns>
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
				<SendButton busy="Saving…" small name="intent" value="save">
					Save
				</SendButton>
				<SendButton
					tone="night"
					small
					name="intent"
					value="preview"
					formAction={`${action}#${PREVIEW}`}
				>
					Preview
				</SendButton>
			</SaveBar>
		</CheckedForm>
	);
}
