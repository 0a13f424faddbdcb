/** Every endpoint of the JSON API (specification, section 7). */
import { z } from "zod";
import { callerSchema } from "~/accounts/schema.ts";
import * as failures from "~/business/failures.ts";
import { messageLimit } from "~/contact/commands.server.ts";
import { contactSchema } from "~/contact/schema.ts";
import { throttle } from "~/platform/http/throttle.server.ts";
import { isDay, text } from "~/platform/text.ts";
import { newPuppyBody, puppyChangesBody } from "~/puppies/schema.ts";
import { newVideoSchema, videoChangesSchema } from "~/videos/schema.ts";
import type { AnyEndpoint, NamedEndpoint } from "./endpoint.ts";
import {
	contactShape,
	puppyListShape,
	puppyShape,
	sentShape,
	statsShape,
	stockPhotoShape,
	tokenShape,
	videoShape,
} from "./shapes.ts";

const idParameter = { id: { schema: z.int().min(1), description: "The record's id." } };
const category = text(100).optional();
const filterDay = (meaning: string) =>
	text(20)
		.refine((value) => value === "" || isDay(value), "Enter a valid date, such as 2026-11-21.")
		.optional()
		.describe(
			`${meaning}, YYYY-MM-DD, inclusive. A day in UTC, as at the start of \`created_at\`.`,
		);

const confirm = z
	.array(z.enum(["price"]))
	.default([])
	.describe("Fields whose unusual value is correct. The error of a first request names them.");

/** The most bytes of a puppy: one with a hundred photos can be sent back as the API returned it. */
const PUPPY_BYTES = 256 * 1024;

/** Limits all requests to sign in; wrong passwords have limits of their own. */
const signInRequests = throttle({ name: "sign in, requests", tries: 120, seconds: 60 });

const puppyExample = {
	name: "Pepper",
	profilePath: "pepper",
	breed: "Goldendoodle",
	sex: "Female",
	dob: "2026-08-08",
	price: "$6,500",
	available: true,
};
const videoExample = {
	title: "Breakfast in the garden",
	category: "home",
	featured: true,
	videoId: "sample-0001",
	description: "Two bowls, one puppy, and somebody who waits.",
};

/** By their names in the OpenAPI document and in clients generated from it. */
export const endpoints = {
	signIn: {
		method: "POST",
		path: "/auth/login/",
		group: "Signing in",
		summary:
			"Exchanges a user name and a password for a token, which is valid for 30 days. An account with an authenticator app sends its code as well.",
		access: "public",
		body: callerSchema,
		maxBytes: 4 * 1024,
		takesForms: true,
		throttle: signInRequests,
		success: { status: 200, shape: tokenShape, description: "The token." },
		example: { username: "service", password: "the password from the first start" },
	},
	listPuppies: {
		method: "GET",
		path: "/api/puppies/",
		group: "Puppies",
		summary: "A page of ten puppies: available ones first, then the newest.",
		access: "public",
		failure: failures.fetchPuppies,
		query: z.object({
			page: z.string().optional().describe("The page's number, starting at 1, or `last`."),
		}),
		canMiss: true,
		success: {
			status: 200,
			shape: puppyListShape,
			description: "The page, and the counts of all puppies.",
		},
	},
	getPuppy: {
		method: "GET",
		path: "/api/puppies/{path}/",
		group: "Puppies",
		summary: "One puppy by its profile path.",
		access: "public",
		failure: failures.puppyNotFound,
		parameters: { path: { schema: z.string(), description: "The puppy's profilePath." } },
		success: { status: 200, shape: puppyShape, description: "The puppy." },
	},
	createPuppy: {
		method: "POST",
		path: "/api/admin/puppies/",
		group: "Puppies",
		summary:
			"Adds a puppy, which is available unless the request says otherwise. Photos are added on the admin's pages.",
		access: "admin",
		failure: failures.createPuppy,
		body: newPuppyBody.extend({ confirm }),
		maxBytes: PUPPY_BYTES,
		success: { status: 201, shape: puppyShape, description: "The new puppy." },
		example: puppyExample,
	},
	changePuppy: {
		method: "PATCH",
		path: "/api/admin/puppies/{id}/",
		group: "Puppies",
		summary: "Changes the fields that are sent; the others stay.",
		access: "admin",
		failure: failures.updatePuppy,
		parameters: idParameter,
		body: puppyChangesBody.extend({ confirm }),
		maxBytes: PUPPY_BYTES,
		success: { status: 200, shape: puppyShape, description: "The whole puppy as it is now." },
		example: { available: false, saleUpdate: "She runs the house now." },
	},
	deletePuppy: {
		method: "DELETE",
		path: "/api/admin/puppies/{id}/",
		group: "Puppies",
		summary: "Removes a puppy and its photos.",
		access: "admin",
		failure: failures.deletePuppy,
		parameters: idParameter,
		success: { status: 204, description: "The puppy was removed." },
	},
	listStockPhotos: {
		method: "GET",
		path: "/api/puppies/stock-photos/",
		group: "Stock photos",
		summary: "The stock photos, all or of one category.",
		access: "public",
		failure: failures.fetchStockPhotos,
		query: z.object({ category }),
		success: { status: 200, shape: z.array(stockPhotoShape), description: "The photos." },
	},
	getStockPhoto: {
		method: "GET",
		path: "/api/puppies/stock-photos/{id}/",
		group: "Stock photos",
		summary: "One stock photo.",
		access: "public",
		failure: failures.stockPhotoNotFound,
		parameters: idParameter,
		success: { status: 200, shape: stockPhotoShape, description: "The photo." },
	},
	listVideos: {
		method: "GET",
		path: "/api/videos/",
		group: "Videos",
		summary: "The videos: featured ones first, then the newest.",
		access: "public",
		failure: failures.fetchVideos,
		query: z.object({ category, featured: z.boolean("Must be a valid boolean.").optional() }),
		success: { status: 200, shape: z.array(videoShape), description: "The videos." },
	},
	createVideo: {
		method: "POST",
		path: "/api/videos/",
		group: "Videos",
		summary: "Adds a video from the video service.",
		access: "admin",
		failure: failures.createVideo,
		body: newVideoSchema,
		success: { status: 201, shape: videoShape, description: "The new video." },
		example: videoExample,
	},
	changeVideo: {
		method: "PATCH",
		path: "/api/videos/{id}/",
		group: "Videos",
		summary: "Changes the fields that are sent; the others stay.",
		access: "admin",
		failure: failures.updateVideo,
		parameters: idParameter,
		body: videoChangesSchema,
		success: { status: 200, shape: videoShape, description: "The whole video as it is now." },
		example: { featured: false },
	},
	deleteVideo: {
		method: "DELETE",
		path: "/api/videos/{id}/",
		group: "Videos",
		summary: "Removes a video.",
		access: "admin",
		failure: failures.deleteVideo,
		parameters: idParameter,
		success: { status: 204, description: "The video was removed." },
	},
	listContacts: {
		method: "GET",
		path: "/api/admin/contacts/",
		group: "Contacts",
		summary:
			"Messages to the trainer, newest first, from one day to another. Days are in UTC, as in `created_at`. Messages that look like spam are included and marked.",
		access: "admin",
		failure: failures.fetchContacts,
		query: z
			.object({ start_date: filterDay("The first day"), end_date: filterDay("The last day") })
			.refine(({ start_date, end_date }) => !start_date || !end_date || start_date <= end_date, {
				path: ["end_date"],
				error: "end_date must not be before start_date.",
			}),
		success: { status: 200, shape: z.array(contactShape), description: "The messages." },
	},
	getStats: {
		method: "GET",
		path: "/api/admin/dashboard/stats/",
		group: "Contacts",
		summary: "Counts of puppies, messages, videos and waiting emails.",
		access: "admin",
		failure: failures.fetchStats,
		success: { status: 200, shape: statsShape, description: "The figures." },
	},
	sendContact: {
		method: "POST",
		path: "/contact/send_email/",
		group: "Contacts",
		summary: "Sends a message to the trainer. The same message is stored only once a day.",
		access: "account",
		body: contactSchema,
		throttle: messageLimit,
		repeatsStatus: true,
		success: {
			status: 200,
			shape: sentShape,
			description: "The message is stored, and will be emailed.",
		},
		example: {
			name: "Dana Whitfield",
			email: "dana@example.com",
			phone_number: "(828) 555-0199",
			message: "Is Pepper still looking for a family?",
			breed_preferences: "Goldendoodle",
			inspiration_source: "A neighbor's dog",
			referral_source: "Word of mouth",
		},
	},
} satisfies Record<string, AnyEndpoint>;

export const allEndpoints: readonly NamedEndpoint[] = Object.entries(endpoints).map(
	([name, endpoint]) => ({ name, ...endpoint }),
);
