/** Every endpoint of the JSON API (specification, section 7). */
import { z } from "zod";
import { callerSchema } from "~/accounts/schema.ts";
import * as failures from "~/business/failures.ts";
import { messageLimit } from "~/contact/form/limit.server.ts";
import { contactSchema } from "~/contact/schema.ts";
import { throttle } from "~/platform/http/throttle.server.ts";
import { isDay, text } from "~/platform/text.ts";
import { confirmable } from "~/puppies/price/plausibility.ts";
import { newPuppyBody, puppyChangesBody } from "~/puppies/schema.ts";
import { newVideoSchema, videoChangesSchema } from "~/videos/schema.ts";
import { describeEndpoint } from "./endpoint.ts";
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
	.array(z.enum(confirmable))
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

export const endpoints = {
	signIn: describeEndpoint({
		method: "POST",
		path: "/auth/login/",
		name: "signIn",
		group: "Signing in",
		summary:
			"Exchanges a user name and a password for a token, which is valid for 30 days. An account with an authenticator app sends its code as well.",
		access: "public",
		body: callerSchema,
		maxBytes: 4 * 1024,
		takesForms: true,
		throttle: signInRequests,
		isThrottledInside: true,
		success: { status: 200, shape: tokenShape, description: "The token." },
		example: { username: "service", password: "the password from the first start" },
	}),
	listPuppies: describeEndpoint({
		method: "GET",
		path: "/api/puppies/",
		name: "listPuppies",
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
	}),
	getPuppy: describeEndpoint({
		method: "GET",
		path: "/api/puppies/{path}/",
		name: "getPuppy",
		group: "Puppies",
		summary: "One puppy by its profile path.",
		access: "public",
		failure: failures.puppyNotFound,
		parameters: { path: { schema: z.string(), description: "The puppy's profilePath." } },
		canMiss: true,
		success: { status: 200, shape: puppyShape, description: "The puppy." },
	}),
	createPuppy: describeEndpoint({
		method: "POST",
		path: "/api/admin/puppies/",
		name: "createPuppy",
		group: "Puppies",
		summary: "Adds a puppy. Photos are added on the admin's pages.",
		access: "admin",
		failure: failures.createPuppy,
		body: newPuppyBody.extend({ confirm }),
		maxBytes: PUPPY_BYTES,
		success: { status: 201, shape: puppyShape, description: "The new puppy." },
		example: puppyExample,
	}),
	changePuppy: describeEndpoint({
		method: "PATCH",
		path: "/api/admin/puppies/{id}/",
		name: "changePuppy",
		group: "Puppies",
		summary: "Changes the fields that are sent; the others stay.",
		access: "admin",
		failure: failures.updatePuppy,
		parameters: idParameter,
		body: puppyChangesBody.extend({ confirm }),
		maxBytes: PUPPY_BYTES,
		canMiss: true,
		success: { status: 200, shape: puppyShape, description: "The whole puppy as it is now." },
		example: { available: false, saleUpdate: "She runs the house now." },
	}),
	deletePuppy: describeEndpoint({
		method: "DELETE",
		path: "/api/admin/puppies/{id}/",
		name: "deletePuppy",
		group: "Puppies",
		summary: "Removes a puppy and its photos.",
		access: "admin",
		failure: failures.deletePuppy,
		parameters: idParameter,
		canMiss: true,
		success: { status: 204, description: "The puppy was removed." },
	}),
	listStockPhotos: describeEndpoint({
		method: "GET",
		path: "/api/puppies/stock-photos/",
		name: "listStockPhotos",
		group: "Stock photos",
		summary: "The stock photos, all or of one category.",
		access: "public",
		failure: failures.fetchStockPhotos,
		query: z.object({ category }),
		success: { status: 200, shape: z.array(stockPhotoShape), description: "The photos." },
	}),
	getStockPhoto: describeEndpoint({
		method: "GET",
		path: "/api/puppies/stock-photos/{id}/",
		name: "getStockPhoto",
		group: "Stock photos",
		summary: "One stock photo.",
		access: "public",
		failure: failures.stockPhotoNotFound,
		parameters: idParameter,
		canMiss: true,
		success: { status: 200, shape: stockPhotoShape, description: "The photo." },
	}),
	listVideos: describeEndpoint({
		method: "GET",
		path: "/api/videos/",
		name: "listVideos",
		group: "Videos",
		summary: "The videos: featured ones first, then the newest.",
		access: "public",
		failure: failures.fetchVideos,
		query: z.object({ category, featured: z.boolean("Must be a valid boolean.").optional() }),
		success: { status: 200, shape: z.array(videoShape), description: "The videos." },
	}),
	createVideo: describeEndpoint({
		method: "POST",
		path: "/api/videos/",
		name: "createVideo",
		group: "Videos",
		summary: "Adds a video from the video service.",
		access: "admin",
		failure: failures.createVideo,
		body: newVideoSchema,
		success: { status: 201, shape: videoShape, description: "The new video." },
		example: videoExample,
	}),
	changeVideo: describeEndpoint({
		method: "PATCH",
		path: "/api/videos/{id}/",
		name: "changeVideo",
		group: "Videos",
		summary: "Changes the fields that are sent; the others stay.",
		access: "admin",
		failure: failures.updateVideo,
		parameters: idParameter,
		body: videoChangesSchema,
		canMiss: true,
		success: { status: 200, shape: videoShape, description: "The whole video as it is now." },
		example: { featured: false },
	}),
	deleteVideo: describeEndpoint({
		method: "DELETE",
		path: "/api/videos/{id}/",
		name: "deleteVideo",
		group: "Videos",
		summary: "Removes a video.",
		access: "admin",
		failure: failures.deleteVideo,
		parameters: idParameter,
		canMiss: true,
		success: { status: 204, description: "The video was removed." },
	}),
	listContacts: describeEndpoint({
		method: "GET",
		path: "/api/admin/contacts/",
		name: "listContacts",
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
	}),
	getStats: describeEndpoint({
		method: "GET",
		path: "/api/admin/dashboard/stats/",
		name: "getStats",
		group: "Contacts",
		summary: "Counts of puppies, messages, videos and waiting emails.",
		access: "admin",
		failure: failures.fetchStats,
		success: { status: 200, shape: statsShape, description: "The figures." },
	}),
	sendContact: describeEndpoint({
		method: "POST",
		path: "/contact/send_email/",
		name: "sendContact",
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
	}),
};
