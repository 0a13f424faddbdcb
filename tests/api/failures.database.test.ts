/** Checks how the JSON API responds when it fails internally (specification, section 8). */
import { beforeEach, expect, test } from "vitest";
import { action as adminPuppies } from "~/api/admin-puppies.route.ts";
import { action as adminPuppy } from "~/api/admin-puppy.route.ts";
import { loader as contacts } from "~/api/contacts.route.ts";
import { loader as puppies } from "~/api/puppies.route.ts";
import { loader as puppy } from "~/api/puppy.route.ts";
import { loader as stats } from "~/api/stats.route.ts";
import { loader as stockPhoto } from "~/api/stock-photo.route.ts";
import { loader as stockPhotos } from "~/api/stock-photos.route.ts";
import { action as video } from "~/api/video.route.ts";
import { loader as readVideos, action as videos } from "~/api/videos.route.ts";
import { database } from "~/platform/database/database.server.ts";
import { adminToken } from "../support/admin.ts";
import { BORN } from "../support/born.ts";
import { hideTable } from "../support/broken-database.ts";
import { freshDatabase } from "../support/database.ts";

type Answering = typeof puppies;
interface Failing {
	method?: "GET" | "POST" | "PATCH" | "DELETE";
	params?: Record<string, string>;
	body?: Record<string, unknown>;
	table: string;
	answering: Answering;
	words: string;
}

const one = { params: { id: "1" } };
const newPuppy = {
	name: "Juniper",
	profilePath: "juniper",
	breed: "Goldendoodle",
	sex: "Female",
	dob: BORN,
	price: "$6,500",
	available: true,
};
const newVideo = { title: "A morning", category: "home", videoId: "sample-0001" };

const failing: Failing[] = [
	{ table: "Puppy", answering: puppies, words: "Failed to fetch puppies" },
	{ table: "Puppy", answering: puppy, params: { path: "otis" }, words: "Puppy not found 500" },
	{
		table: "Puppy",
		answering: adminPuppies,
		method: "POST",
		body: newPuppy,
		words: "Failed to create puppy",
	},
	{
		table: "Puppy",
		answering: adminPuppy,
		method: "PATCH",
		...one,
		body: {},
		words: "Failed to update puppy",
	},
	{
		table: "Puppy",
		answering: adminPuppy,
		method: "DELETE",
		...one,
		words: "Failed to delete puppy",
	},
	{ table: "StockPhoto", answering: stockPhotos, words: "Failed to fetch stock photos" },
	{ table: "StockPhoto", answering: stockPhoto, ...one, words: "Stock photo not found" },
	{ table: "Video", answering: readVideos, words: "Failed to fetch videos" },
	{
		table: "Video",
		answering: videos,
		method: "POST",
		body: newVideo,
		words: "Failed to create video",
	},
	{
		table: "Video",
		answering: video,
		method: "PATCH",
		...one,
		body: {},
		words: "Failed to update video",
	},
	{ table: "Video", answering: video, method: "DELETE", ...one, words: "Failed to delete video" },
	{ table: "Contact", answering: contacts, words: "Failed to fetch contacts" },
	{ table: "ContactCount", answering: stats, words: "Failed to fetch stats" },
];

let token: string;
beforeEach(async () => {
	await freshDatabase();
	await database.account.create({ data: { username: "admin", passwordHash: "", kind: "admin" } });
	token = await adminToken();
});

test.each(failing)("$words", async ({ method = "GET", params = {}, body, table, ...how }) => {
	const request = new Request("http://localhost/api/", {
		method,
		headers: { Authorization: `Token ${token}`, "Content-Type": "application/json" },
		body: body && JSON.stringify(body),
	});
	const mend = await hideTable(table);
	try {
		const answer = await how.answering({ request, params });
		expect([answer.status, await answer.json()]).toEqual([500, { detail: how.words }]);
	} finally {
		await mend();
	}
});

test("an unknown puppy or stock photo gets a 404", async () => {
	const request = new Request("http://localhost/api/");
	const missing = await puppy({ request, params: { path: "nobody" } });
	expect([missing.status, await missing.json()]).toEqual([404, { detail: "Puppy not found 404" }]);
	const photo = await stockPhoto({ request, params: { id: "1" } });
	expect([photo.status, await photo.json()]).toEqual([404, { detail: "Stock photo not found" }]);
});
