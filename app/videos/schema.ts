/** What a video is made of where one is written. */
import { z } from "zod";
import { text } from "~/platform/text.ts";

const fields = {
	title: text(200).min(1),
	category: text(60).min(1),
	featured: z.boolean("Must be a valid boolean."),
	/** It becomes part of an address. */
	videoId: text(64)
		.min(1)
		.regex(/^[A-Za-z0-9_-]*$/, "Use the video's id: letters, digits, hyphens and underscores."),
	description: text(5_000),
};

export const newVideoSchema = z.object({
	...fields,
	featured: fields.featured.default(false),
	description: fields.description.default(""),
});

/** Changes of a video: what isn't named stays as it is. */
export const videoChangesSchema = z.object(fields).partial();

export type NewVideo = z.output<typeof newVideoSchema>;
export type VideoChanges = z.output<typeof videoChangesSchema>;
