/** The schemas of a video, for the JSON API and the admin form. */
import { z } from "zod";
import { pictureText, readPicture } from "~/content/picture.ts";
import { requiredText, rowIdOrNone, singleSpaced } from "~/platform/forms/written-text.ts";
import { text } from "~/platform/text.ts";
import { categoryFor } from "./categories.ts";
import { addressProblems, readPastedAddress } from "./pasted-address.ts";

/** Maximum lengths, in UTF-16 code units. */
export const videoLimits = { title: 200, category: 60, videoId: 64, description: 5_000 } as const;

const fields = {
	title: text(videoLimits.title).min(1),
	category: text(videoLimits.category).min(1),
	featured: z.boolean("Must be a valid boolean."),
	/** Becomes part of an address. */
	videoId: text(videoLimits.videoId)
		.min(1)
		.regex(/^[A-Za-z0-9_-]*$/, "Use the video's id: letters, digits, hyphens and underscores."),
	description: text(videoLimits.description),
};

export const newVideoSchema = z.object({
	...fields,
	featured: fields.featured.default(false),
	description: fields.description.default(""),
});

/** Changes to a video. A field that is left out stays as it is. */
export const videoChangesSchema = z.object(fields).partial();

/** Fields that only the admin form sets. */
type OwnFields = {
	/** Id of the stock photo that is shown before the video is played. */
	posterId?: number | null;
	/** Id of the puppy on whose profile the video is also shown. */
	puppyId?: number | null;
};

export type NewVideo = z.output<typeof newVideoSchema> & OwnFields;
export type VideoChanges = z.output<typeof videoChangesSchema> & OwnFields;

/**
 * The schema of the admin's video form. `ownId` is the video service's id that the video already has; it
 * stays valid even if it is not a YouTube id.
 */
export const videoFormSchema = (ownId?: string) =>
	z.object({
		title: requiredText("Please write a title.", "the title", videoLimits.title),
		category: requiredText(
			"Please write a category.",
			"the category",
			videoLimits.category,
			singleSpaced,
		).transform(categoryFor),
		featured: z.boolean().default(false),
		videoId: z.string(addressProblems.unknown).transform((written, context) => {
			if (written.trim() === ownId) return ownId;
			const read = readPastedAddress(written);
			if ("videoId" in read) return read.videoId;
			context.addIssue({ code: "custom", message: read.problem });
			return z.NEVER;
		}),
		description: text(videoLimits.description).default(""),
		/** The control's text names a picture of the library, "photo:3". */
		posterId: z
			.string()
			.default("")
			.transform((text, context) => {
				const picture = readPicture(text);
				if (picture && "photo" in picture) return picture.photo;
				if (text === "") return null;
				context.addIssue({ code: "custom", message: "Please choose a poster from the list." });
				return z.NEVER;
			}),
		puppyId: rowIdOrNone("Please choose a puppy from the list."),
	});

export const videoLabels = {
	title: "Title",
	videoId: "YouTube address or id",
	category: "Category",
	description: "Description",
	puppyId: "Puppy",
	featured: "Featured",
	posterId: "Poster",
} as const;

/** A video as the texts of the form's controls. */
export const videoTexts = (video: NewVideo) => ({
	title: video.title,
	videoId: video.videoId,
	category: video.category,
	description: video.description,
	puppyId: video.puppyId ? String(video.puppyId) : "",
	featured: video.featured ? "on" : "",
	posterId: pictureText(video.posterId ? { photo: video.posterId } : undefined),
});
