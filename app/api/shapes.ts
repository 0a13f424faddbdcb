/** The schemas of the endpoints' responses (specification, sections 3 and 7). */
import { z } from "zod";
import { contactStatuses, emailStatuses } from "~/contact/schema.ts";
import {
	eachField,
	type FieldName,
	fieldNames,
	fieldOf,
	type PuppyFields,
} from "~/puppies/fields.ts";

const files = z.object({ webp: z.string(), fallback: z.string() });

/** The paths of a photo's files, relative to the site's address. */
export const imageShape = z.object({
	original: files,
	thumbnails: z.object({ small: files, medium: files, large: files }),
});

/** The schema of a field's value in a response, without checks, which were made before it was stored. */
function valueShape(name: FieldName) {
	const field = fieldOf(name);
	if (field.kind === "boolean") return z.boolean();
	if (field.kind === "number") return z.int().min(field.min).max(field.max).nullable();
	if (field.kind !== "day") return z.string();
	return field.default === null
		? z.string().nullable().describe("A day, YYYY-MM-DD, or null.")
		: z.string().describe("A day, YYYY-MM-DD, or empty.");
}

const written = z.object(
	eachField<{ [Name in FieldName]: z.ZodType<PuppyFields[Name], PuppyFields[Name]> }>(
		fieldNames,
		valueShape,
	),
);

export const puppyShape = z.object({
	id: z.int(),
	// Listed here because the specification lists them before the pictures.
	...written.pick({ name: true, cardHeaderTitle: true, profilePath: true }).shape,
	image: imageShape.nullable(),
	mainImageUrl: z.string().describe("Empty while there is no photo."),
	carouselOptimized: z.array(imageShape),
	carousel: z.array(z.string()),
	...written.shape,
});

export const puppyListShape = z.object({
	results: z.array(puppyShape).max(10),
	total_puppies: z.int().min(0),
	available_count: z.int().min(0),
	sold_count: z.int().min(0),
	next: z.url().nullable().describe("The next page; null on the last one."),
});

export const stockPhotoShape = z.object({
	id: z.int(),
	category: z.string(),
	title: z.string(),
	alt: z.string(),
	image: imageShape,
});

export const videoShape = z.object({
	id: z.int(),
	title: z.string(),
	category: z.string(),
	featured: z.boolean(),
	videoId: z.string(),
	description: z.string(),
	createdAt: z.iso.datetime(),
});

export const contactShape = z.object({
	id: z.int(),
	created_at: z.iso.datetime(),
	name: z.string(),
	email: z.string(),
	phone_number: z.string(),
	message: z.string(),
	breed_preferences: z.string(),
	inspiration_source: z.string(),
	referral_source: z.string(),
	puppy: z.object({ id: z.int().nullable(), name: z.string() }).nullable(),
	status: z.enum(contactStatuses),
	email_status: z
		.enum(emailStatuses)
		.describe("Of the email about the message, or of the digest if the message looks like spam."),
	suspected_spam: z.boolean().describe("Whether it is kept apart as suspected spam."),
	spam_reason: z
		.string()
		.describe("Why it looks, or looked, like spam; empty for an ordinary message."),
});

const count = z.int().min(0);
const breakdown = z.array(z.object({ value: z.string(), count }));

export const statsShape = z.object({
	puppies: z.object({ total: count, available: count, sold: count }),
	contacts: z.object({
		total: count,
		last_7_days: count,
		last_30_days: count,
		per_day: z.array(z.object({ date: z.iso.date(), count })).length(30),
		by_referral_source: breakdown,
		by_breed_preference: breakdown,
		suspected_spam_waiting: count.describe(
			"Messages that look like spam and that nobody has looked at; the other figures exclude them.",
		),
	}),
	videos: z.object({ total: count, featured: count }),
	emails_waiting: count,
});

export const tokenShape = z.object({ token: z.string() });

export const sentShape = z.object({
	status_code: z.literal(200),
	message: z.string().describe("What the contact page says, with the trainer's name."),
});

/** The body of a refusal that is not about a field. */
export const detailShape = z.object({ detail: z.string(), status_code: z.int().optional() });

/** The body of a refusal with the errors of each field. */
export const fieldErrorsShape = z
	.object({ status_code: z.int().optional() })
	.catchall(z.array(z.string()).min(1));

/** The schemas of responses by their names in the OpenAPI document. */
export const responseShapes = {
	Image: imageShape,
	Puppy: puppyShape,
	PuppyList: puppyListShape,
	StockPhoto: stockPhotoShape,
	Video: videoShape,
	Contact: contactShape,
	Stats: statsShape,
	Token: tokenShape,
	Sent: sentShape,
	Detail: detailShape,
	FieldErrors: fieldErrorsShape,
};
