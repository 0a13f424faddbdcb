/** Checks what the pages and the admin show when the database fails (specification, section 8). */
import { afterAll, beforeAll, expect, test } from "vitest";
import { database } from "~/platform/database/database.server.ts";
import { BORN } from "../support/born.ts";
import { beforeWriting, hideTable } from "../support/broken-database.ts";
import { linksIn, screenOf, within } from "../support/document.ts";
import { addPuppy } from "../support/puppy.ts";
import { type BuiltServer, startServer } from "../support/server.ts";

const password = "a password for tests";
let server: BuiltServer;
let cookie = "";
let puppyId = 0;
let videoId = 0;

beforeAll(async () => {
	server = await startServer({ ADMIN_PASSWORD: password, SERVICE_PASSWORD: password });
	const answer = await post("/admin/login", { username: "admin", password });
	cookie = answer.headers.get("Set-Cookie")?.split(";", 1)[0] ?? "";
	puppyId = (await addPuppy()).id;
	const video = await database.video.create({
		data: { title: "A morning", category: "home", videoId: "sample-0001" },
	});
	videoId = video.id;
});
afterAll(() => server.stop());

const get = (path: string, headers: Record<string, string> = { Cookie: cookie }) =>
	fetch(server.origin + path, { headers, redirect: "manual" });

function post(path: string, fields: Record<string, string>) {
	return fetch(server.origin + path, {
		method: "POST",
		headers: { Cookie: cookie, Origin: server.origin },
		body: new URLSearchParams(fields),
		redirect: "manual",
	});
}

const pages: [string, string, string][] = [
	["/admin", "ContactCount", "Failed to fetch stats"],
	["/admin/puppies", "Puppy", "Failed to fetch puppies"],
	["/admin/puppies/trash", "Puppy", "Failed to fetch puppies"],
	["/admin/videos?category=home", "Video", "Failed to fetch videos"],
	["/admin/families/messages?tab=new", "Contact", "Failed to fetch contacts"],
];

test.each(pages)(
	"%s keeps the admin's frame, says what failed and offers to try again",
	async (path, table, words) => {
		const mend = await hideTable(table);
		try {
			const answer = await get(path);
			const html = await answer.text();
			expect(answer.status).toBe(503);
			const alert = screenOf(html).getByRole("alert");
			expect(alert.textContent).toContain(words);
			const again = within(alert).getByRole("link", { name: "Try Again" });
			expect(again.getAttribute("href")).toBe(path);
			expect(linksIn(html)).toContain("/admin/families");
			expect(html).not.toMatch(/Prisma|SQL/);
			// A client navigation gets the same message.
			const data = await get(path.replace(/(?=\?|$)/, ".data"));
			expect(await data.text()).toContain(words);
		} finally {
			await mend();
		}
		expect((await get(path)).status).toBe(200);
	},
);

test("if the session can't be read, the page still has a frame, a heading and a link to try again", async () => {
	const mend = await hideTable("Session");
	try {
		const answer = await get("/admin/puppies");
		const html = await answer.text();
		expect(answer.status).toBe(503);
		expect(html).toMatch(/<header[\s\S]*<main[\s\S]*<h1>The page could not be loaded<\/h1>/);
		expect(html).toContain('href="/admin/puppies"');
	} finally {
		await mend();
	}
});

test("the videos' page says what failed and offers to try again", async () => {
	const mend = await hideTable("Video");
	try {
		const answer = await get("/videos", {});
		expect(answer.status).toBe(503);
		expect(await answer.text()).toMatch(
			/role="alert"[\s\S]*Failed to fetch videos[\s\S]*Try Again/,
		);
	} finally {
		await mend();
	}
	expect((await get("/videos", {})).status).toBe(200);
});

/** Returns the page that a response redirects to, with its toast. */
async function toastOf(answer: Response): Promise<string> {
	expect(answer.status).toBe(303);
	const flash = answer.headers.get("Set-Cookie")?.split(";", 1)[0] ?? "";
	const path = answer.headers.get("Location") ?? "";
	return (await get(path, { Cookie: `${cookie}; ${flash}` })).text();
}

const buttons: [string, "Puppy" | "Video", "UPDATE" | "DELETE", () => Promise<Response>][] = [
	[
		"Failed to update puppy",
		"Puppy",
		"UPDATE",
		() => post("/admin/puppies", { intent: "sold", id: String(puppyId) }),
	],
	[
		"Failed to delete puppy",
		"Puppy",
		"UPDATE",
		() => post(`/admin/puppies/${puppyId}/delete`, { intent: "delete" }),
	],
	[
		"Failed to update video",
		"Video",
		"UPDATE",
		() => post("/admin/videos", { id: String(videoId), featured: "true" }),
	],
	[
		"Failed to delete video",
		"Video",
		"DELETE",
		() => post(`/admin/videos/${videoId}/delete`, { intent: "delete" }),
	],
];

test.each(buttons)(
	"a button that fails says so in a toast: %s",
	async (words, table, on, press) => {
		const mend = await beforeWriting({ table, on, does: { fails: "the disk is gone" } });
		try {
			const html = await toastOf(await press());
			expect(html).toContain(words);
			expect(html).not.toContain("the disk is gone");
		} finally {
			await mend();
		}
	},
);

const fails = { fails: "the disk is gone" };
/** Makes writing the audit record fail. A change is stored with its record, or not at all. */
const withoutRecord = () => hideTable("Change");

const puppy = { name: "Fig", breed: "Labradoodle", sex: "Male", dob: BORN };
const video = { title: "Fig", category: "home", videoId: "sample-0001" };
const newVideo = { ...video, videoId: "sample-9999" };
const forms: [string, () => ReturnType<typeof hideTable>, () => Promise<Response>][] = [
	[
		"Failed to create puppy",
		() => beforeWriting({ table: "Puppy", on: "INSERT", does: fails }),
		() => post("/admin/puppies/new", puppy),
	],
	[
		"Failed to update puppy",
		() => beforeWriting({ table: "Puppy", on: "UPDATE", does: fails }),
		() => post(`/admin/puppies/${puppyId}`, puppy),
	],
	["Failed to create video", withoutRecord, () => post("/admin/videos/new", newVideo)],
	["Failed to update video", withoutRecord, () => post(`/admin/videos/${videoId}`, video)],
];

test.each(forms)(
	"a form that can't be stored keeps what was typed: %s",
	async (words, fail, send) => {
		const mend = await fail();
		try {
			const answer = await send();
			const html = await answer.text();
			expect(answer.status).toBe(503);
			expect(html).toContain(words);
			expect(html).toContain('value="Fig"');
		} finally {
			await mend();
		}
	},
);
