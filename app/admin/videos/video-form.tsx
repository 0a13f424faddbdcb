/** The form by which a video is added or changed, and how the video will look. */
import { getFormProps, type SubmissionResult, useForm } from "@conform-to/react";
import type { ReactNode } from "react";
import { href } from "react-router";
import { playerAddress } from "~/business/video-host.ts";
import { Button, ButtonLink } from "~/ui/button.tsx";
import { clock } from "~/ui/clock.ts";
import { Field } from "~/ui/field.tsx";
import { Problems } from "~/ui/problems.tsx";
import { muted } from "~/ui/text.css.ts";
import { VideoPoster } from "~/ui/video-poster.tsx";
import type { PosterChoice } from "~/videos/admin-queries.server.ts";
import { categoryTitle } from "~/videos/categories.ts";
import {
	CONFIRM_SAME_VIDEO,
	type VideoFormValues,
	videoFormFields,
	videoLimits,
} from "~/videos/schema.ts";
import { ConfirmValue } from "../confirm-value.tsx";
import { form as formLayout, pair } from "../page.css.ts";
import { Columns, Panel, SaveBar } from "../page.tsx";
import { SubmissionKey } from "../submission-key.tsx";
import { PosterChoices } from "./poster-choice.tsx";
import * as css from "./video-form.css.ts";

/** Where one looks once the preview was asked for. */
const PREVIEW = "preview";

interface VideoFormProps {
	action: string;
	/** The video as it is stored; undefined for a new one. */
	video?: VideoFormValues;
	posters: readonly PosterChoice[];
	/** Offered while one writes a category. */
	categories: readonly string[];
	result?: SubmissionResult;
	/** The id of a video that another entry shows already. */
	repeatedVideoId?: string;
	/** What the form says, when its preview was asked for. */
	previewed?: VideoFormValues;
	/** Of a new video. */
	submissionKey?: string;
	/** What else can be done; giving up, unless another. */
	aside?: ReactNode;
}

/** A video's values as the form's controls have them. */
const asAnswers = ({ featured, seconds, posterId, ...texts }: VideoFormValues) => ({
	...texts,
	featured: featured ? "on" : undefined,
	seconds: seconds ? clock(seconds) : "",
	posterId: posterId ? String(posterId) : "",
});

export function VideoForm(props: VideoFormProps) {
	const { action, video, posters, categories, result, previewed, aside, submissionKey } = props;
	const [form, fields] = useForm<Record<keyof VideoFormValues, string | undefined>>({
		id: "video",
		lastResult: result,
		defaultValue: video && asAnswers(video),
		defaultNoValidate: false,
	});
	const problems = videoFormFields.flatMap((name) => {
		const { id, errors } = fields[name];
		return errors?.[0] ? [{ id, message: errors[0] }] : [];
	});
	const control = (name: keyof VideoFormValues) => {
		const { id, initialValue, errors } = fields[name];
		return { name, id, defaultValue: initialValue, error: errors };
	};
	return (
		<form {...getFormProps(form)} method="post" action={action}>
			{submissionKey ? <SubmissionKey value={submissionKey} /> : null}
			<Columns>
				<Panel title="The video" id="the-video">
					<div className={formLayout}>
						<Problems notice={form.errors?.[0]} problems={problems} />
						<Field
							{...control("title")}
							label="Title"
							required
							maxLength={videoLimits.title}
							autoComplete="off"
						/>
						<div>
							<Field
								{...control("videoId")}
								label="YouTube address or id"
								hint="As you copy it from the browser or with Share, such as https://youtu.be/abcdefghijk."
								required
								inputMode="url"
								autoCapitalize="none"
								autoComplete="off"
								spellCheck={false}
							/>
							{props.repeatedVideoId ? (
								<ConfirmValue
									name={CONFIRM_SAME_VIDEO}
									value={props.repeatedVideoId}
									isConfirmed={false}
								>
									This video is to be there twice
								</ConfirmValue>
							) : null}
						</div>
						<div className={pair}>
							<Field
								{...control("category")}
								label="Category"
								hint="One of the list, or a new one in your words."
								list="categories"
								required
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
								optional
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
							optional
							maxLength={videoLimits.description}
						/>
						<div>
							<label className={css.check}>
								<input
									type="checkbox"
									id={fields.featured.id}
									name="featured"
									defaultChecked={fields.featured.initialValue === "on"}
									aria-describedby={`${fields.featured.id}-hint`}
									className={css.box}
								/>
								Featured
							</label>
							<p id={`${fields.featured.id}-hint`} className={css.checkHint}>
								It is larger, and the first in its category.
							</p>
						</div>
						<PosterChoices
							name="posterId"
							id={fields.posterId.id}
							posters={posters}
							chosen={fields.posterId.initialValue ?? ""}
							error={fields.posterId.errors?.[0]}
						/>
					</div>
				</Panel>
				<Preview video={previewed ?? video} posters={posters} />
			</Columns>
			<SaveBar
				aside={
					aside ?? (
						<ButtonLink tone="line" small to={href("/admin/videos")}>
							Cancel
						</ButtonLink>
					)
				}
			>
				{/* The first button is the one that Enter presses. */}
				<Button small name="intent" value="save">
					Save
				</Button>
				<Button
					tone="night"
					small
					name="intent"
					value="preview"
					formAction={`${action}#${PREVIEW}`}
				>
					Preview
				</Button>
			</SaveBar>
		</form>
	);
}

/** The poster as visitors get it; its link plays the video, so that a wrong id shows. */
function Preview({
	video,
	posters,
}: {
	video?: VideoFormValues;
	posters: readonly PosterChoice[];
}) {
	return (
		<Panel title="How it looks" id={PREVIEW}>
			{video ? (
				<div className={css.preview}>
					<VideoPoster
						key={video.videoId}
						href={playerAddress(video.videoId, { autoplay: true })}
						title={video.title}
						videoId={video.videoId}
						seconds={video.seconds}
						picture={posters.find(({ id }) => id === video.posterId)?.picture}
					/>
					<p className={muted}>Press play to see whether it is the right video.</p>
				</div>
			) : (
				<p className={muted}>Fill in the form and press Preview: nothing is saved by that.</p>
			)}
		</Panel>
	);
}
