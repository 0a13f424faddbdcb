/** Checks how the JSON API responds when it fails internally (specification, section 8). */
import { beforeEach, expect, test } from "vitest";
import { loader as respond } from "~/api/api.route.ts";
import { database } from "~/platform/database/database.server.ts";
import { adminToken } from "../support/admin.ts";
import { BORN } from "../support/born.ts";
import { hideTable } from "../support/broken-database.ts";
import { freshDatabase } from "../support/database.ts";

interface Failing {
	method?: "GET" | "POST" | "PATCH" | "DELETE";
	params?: Record<string, string>;
	body?: Record<string, unknown>;
	table: string;
	/** The path of the route. */
	pattern: string;
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
	{ table: "Puppy", pattern: "api/puppies", words: "Failed to fetch puppies" },
	{
		table: "Puppy",
		pattern: "api/puppies/:path",
		params: { path: "otis" },
		words: "Puppy not found 500",
	},
	{
		table: "Puppy",
		pattern: "api/admin/puppies",
		method: "POST",
		body: newPuppy,
		words: "Failed to create puppy",
	},
	{
		table: "Puppy",
		pattern: "api/admin/puppies/:id",
		method: "PATCH",
		...one,
		body: {},
		words: "Failed to update puppy",
	},
	{
		table: "Puppy",
		pattern: "api/admin/puppies/:id",
		method: "DELETE",
		...one,
		words: "Failed to delete puppy",
	},
	{
		table: "StockPhoto",
		pattern: "api/puppies/stock-photos",
		words: "Failed to fetch stock photos",
	},
	{
		table: "StockPhoto",
		pattern: "api/puppies/stock-photos/:id",
		...one,
		words: "Stock photo not found",
	},
	{ table: "Video", pattern: "api/videos", words: "Failed to fetch videos" },
	{
		table: "Video",
		pattern: "api/videos",
		method: "POST",
		body: newVideo,
		words: "Failed to create video",
	},
	{
		table: "Video",
		pattern: "api/videos/:id",
		method: "PATCH",
		...one,
		body: {},
		words: "Failed to update video",
	},
	{
		table: "Video",
		pattern: "api/videos/:id",
		method: "DELETE",
		...one,
		words: "Failed to delete video",
	},
	{ table: "Contact", pattern: "api/admin/contacts", words: "Failed to fetch contacts" },
	{ table: "ContactCount", pattern: "api/admin/dashboard/stats", words: "Failed to fetch stats" },
];

let token: string;
beforeEach(async () => {
	await freshDatabase();
	await database.account.create({ data: { username: "admin", passwordHash: "", kind: "admin" } });
	token = await adminToken();
});

test.each(failing)(
	"$words",
	async ({ method = "GET", params = {}, body, table, pattern, words }) => {
		const request = new Request("http://localhost/api/", {
			method,
			headers: { Authorization: `Token ${token}`, "Content-Type": "application/json" },
			body: body && JSON.stringify(body),
		});
		const mend = await hideTable(table);
		try {
			const answer = await respond({ request, params, pattern });
			expect([answer.status, await answer.json()]).toEqual([500, { detail: words }]);
		} finally {
			await mend();
		}
	},
);

test("an unknown puppy or stock photo gets a 404", async () => {
	const request = new Request("http://localhost/api/");
	const missing = await respond({
		request,
		params: { path: "nobody" },
		pattern: "api/puppies/:path",
	});
	expect([missing.status, await missing.json()]).toEqual([404, { detail: "Puppy not found 404" }]);
	const photo = await respond({
		request,
		params: { id: "1" },
		pattern: "api/puppies/stock-photos/:id",
	});
	expect([photo.status, await photo.json()]).toEqual([404, { detail: "Stock photo not found" }]);
});
