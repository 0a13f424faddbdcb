/** Checks what a visitor sees of a failure, and what the operator finds about it in the log. */
import { globSync, readFileSync } from "node:fs";
import { afterAll, beforeAll, expect, test } from "vitest";
import { z } from "zod";
import { issueToken } from "~/accounts/tokens.server.ts";
import { database } from "~/platform/database/database.server.ts";
import { beforeWriting, hideTable } from "../support/broken-database.ts";
import { screenOf } from "../support/document.ts";
import { sendMessage } from "../support/messages.ts";
import { addPuppy } from "../support/puppy.ts";
import { type BuiltServer, startServer } from "../support/server.ts";

let server: BuiltServer;

beforeAll(async () => {
	server = await startServer({ LOG_LEVEL: "error", NODE_OPTIONS: "--enable-source-maps" });
	await addPuppy({ name: "Fig" });
});
afterAll(() => server.stop());

interface Told {
	name: string;
	message?: string;
	code?: string | number;
	at?: string;
	caughtAt?: string;
	cause?: Told;
}
const toldSchema: z.ZodType<Told> = z.object({
	name: z.string(),
	message: z.string().optional(),
	code: z.union([z.string(), z.number()]).optional(),
	at: z.string().optional(),
	caughtAt: z.string().optional(),
	get cause() {
		return toldSchema.optional();
	},
});
const lineSchema = z.object({ msg: z.string(), request: z.string(), err: toldSchema });

/** Returns the error that the log contains for a request, once it is written. */
async function errorOf(answer: Response) {
	const id = answer.headers.get("X-Request-Id");
	return expect
		.poll(() => server.said.find((line) => id && line.includes(`"request":"${id}"`)))
		.toBeDefined()
		.then(() => server.said.find((line) => id && line.includes(`"request":"${id}"`)) ?? "")
		.then((line) => ({ line, ...lineSchema.parse(JSON.parse(line)) }));
}

/** Returns all messages and codes of an error and its causes. */
const errorText = (error: Told | undefined): string =>
	error ? [error.message, error.code, errorText(error.cause)].join(" ") : "";
const placesOf = (error: Told | undefined): string =>
	error ? [error.at, error.caughtAt, placesOf(error.cause)].join(" ") : "";

async function without<T>(table: string, work: () => Promise<T>): Promise<T> {
	const show = await hideTable(table);
	try {
		return await work();
	} finally {
		await show();
	}
}

test("a page that fails says so and what to do, and the log says why and where", async () => {
	const { answer, html } = await without("Video", async () => {
		const answer = await fetch(`${server.origin}/videos/1`);
		return { answer, html: await answer.text() };
	});
	expect(answer.status).toBe(503);
	expect(html).toContain("Failed to fetch videos.");
	expect(html).toMatch(/<title>Something went wrong \| /);
	const screen = screenOf(html);
	screen.getByRole("heading", { level: 1, name: "Something went wrong" });
	expect(html).toContain("Please try again in a minute.");
	const again = screen.getByRole("link", { name: "Try Again" });
	expect(again.getAttribute("href")).toBe("/videos/1");
	expect(html).toContain("Back to main page");
	expect(html).not.toContain("Sorry, we can");
	expect(html).not.toMatch(/\.tsx?:\d|node_modules|prisma/i);
	const { err } = await errorOf(answer);
	expect(errorText(err)).toMatch(/Video/);
	expect(errorText(err)).toMatch(/P20\d\d/);
	expect(placesOf(err)).toMatch(/app\/[\w./-]+\.tsx?:\d+:\d+/);
	expect(placesOf(err)).not.toContain("build/server");
	// The stack of an error doesn't start in the log's own code.
	expect(placesOf(err)).not.toContain("app/platform/log/");
});

test("a profile that can't be read shows the 404 page, but with status 503 and Try Again", async () => {
	const { answer, html } = await without("Puppy", async () => {
		const answer = await fetch(`${server.origin}/trained-puppies-for-sale/fig`);
		return { answer, html: await answer.text() };
	});
	expect(answer.status).toBe(503);
	expect(html).toMatch(/>Try Again</);
	expect(html).toMatch(/<title>Sorry, we can(&#x27;|')t find that page \| /);
	expect(html).toContain("Sorry, we can&#x27;t find that page");
	expect(errorText((await errorOf(answer)).err)).toMatch(/Puppy/);
});

test("the log contains what the database said, but not what the visitor wrote", async () => {
	const stop = await beforeWriting({
		table: "Contact",
		on: "INSERT",
		does: { fails: "disk of Dana Whitfield is full, dana@example.com" },
	});
	const answer = await sendMessage(server.origin, "We live by an orchard").finally(stop);
	expect(answer.status).toBe(503);
	const { line, err, msg } = await errorOf(answer);
	expect(msg).toBe("a message could not be stored");
	expect(errorText(err)).toContain("disk of [redacted] is full");
	expect(placesOf(err)).toMatch(/app\/contact\/[\w./-]+\.tsx?:\d+:\d+/);
	expect(line).not.toMatch(/dana|whitfield|orchard|0199/i);
});

test("an API request that fails gives its reason only to the log", async () => {
	const { id } = await database.account.findUniqueOrThrow({ where: { username: "service" } });
	const token = await issueToken(id);
	const stop = await beforeWriting({
		table: "Contact",
		on: "INSERT",
		does: { fails: "no room for Quillon" },
	});
	const answer = await fetch(`${server.origin}/contact/send_email/`, {
		method: "POST",
		headers: { Authorization: `Token ${token}`, "Content-Type": "application/json" },
		body: JSON.stringify({
			name: "Quillon",
			email: "q@example.com",
			phone_number: "555 0177",
			message: "Hello",
		}),
	}).finally(stop);
	expect(answer.status).toBe(503);
	expect(await answer.text()).not.toContain("no room");
	const { line, err } = await errorOf(answer);
	expect(errorText(err)).toContain("no room for [redacted]");
	expect(line).not.toMatch(/quillon/i);
});

test("source maps are stored beside the server's files, but not among the public files", async () => {
	expect(globSync("build/server/**/*.js.map")).not.toEqual([]);
	expect(globSync("build/client/**/*.map*")).toEqual([]);
	const scripts = globSync("build/client/assets/*.js");
	expect(scripts).not.toEqual([]);
	for (const file of scripts) expect(readFileSync(file, "utf8")).not.toContain("sourceMappingURL");
});
