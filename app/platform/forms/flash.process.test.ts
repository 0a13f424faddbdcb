import { createCookie } from "react-router";
import { describe, expect, test, vi } from "vitest";
import { secretsFor } from "../secrets.server.ts";
import { clearFlash, flashCookie, readFlash } from "./flash.server.ts";

const toast = { message: "Successfully emailed Maren! She’ll reach out.", statusCode: 200 };

const request = (cookie?: string) =>
	new Request("http://localhost/", cookie === undefined ? {} : { headers: { Cookie: cookie } });

/** The part of a Set-Cookie value that a browser sends back. */
const sentBack = (setCookie: string) => setCookie.split(";", 1)[0] ?? "";

/** A cookie signed as the real one is, with any value. */
const signed = async (value: unknown) =>
	sentBack(await createCookie("flash", { secrets: secretsFor("flash") }).serialize(value));

describe("a flash message", () => {
	test("reaches the next page as it was written", async () => {
		const cookie = sentBack(await flashCookie(toast));
		expect(await readFlash(request(`theme=dark; ${cookie}; a=b`))).toEqual(toast);
	});

	test("that is too long reaches the next page shortened", async () => {
		const cookie = sentBack(await flashCookie({ message: "Saved. ".repeat(60), statusCode: 200 }));
		const seen = await readFlash(request(cookie));
		expect(seen?.message).toHaveLength(300);
		expect(seen?.message).toMatch(/^Saved\. .*…$/);
	});

	test("is hidden from scripts, is sent to this site only, and lasts a minute", async () => {
		const cookie = await flashCookie(toast);
		expect(cookie).toMatch(/^flash=/);
		expect(cookie).toContain("Max-Age=60");
		expect(cookie).toContain("Path=/");
		expect(cookie).toContain("HttpOnly");
		expect(cookie).toContain("SameSite=Lax");
		expect(cookie).not.toContain("Secure");
	});

	test("is limited to its own host when the site is served over https", async () => {
		vi.stubEnv("ORIGIN", "https://hounds.example");
		vi.resetModules();
		const secure = await import("./flash.server.ts");
		const cookie = await secure.flashCookie(toast);
		expect(cookie).toMatch(/^__Host-flash=.+; Secure/);
		expect(cookie).not.toContain("Domain");
		expect(await secure.readFlash(request(sentBack(cookie)))).toEqual(toast);
		expect(await secure.readFlash(request(sentBack(await flashCookie(toast))))).toBeUndefined();
		vi.unstubAllEnvs();
	});

	test("is removed by an empty cookie that expires at once", async () => {
		const cookie = await clearFlash();
		expect(cookie).toMatch(/^flash=;/);
		expect(cookie).toContain("Max-Age=0");
		expect(await readFlash(request(sentBack(cookie)))).toBeUndefined();
	});

	test("is ignored when it has been tampered with or is incomplete", async () => {
		const cookie = sentBack(await flashCookie(toast));
		const other = await createCookie("flash", { secrets: ["another secret"] }).serialize(toast);
		for (const odd of [
			undefined,
			"",
			"flash",
			"flash=",
			"flash=%",
			"flash=%E0%A4%A",
			"flash=e30=",
			"flash=.",
			"flash=a.b.c",
			`flash=${"x".repeat(10_000)}`,
			"flash=\u00ff\u00fe",
			cookie.slice(0, -3),
			cookie.replace("=", "=A"),
			`not${cookie}`,
			sentBack(other),
		]) {
			expect(await readFlash(request(odd))).toBeUndefined();
		}
	});

	test("is ignored when it is signed but isn't a toast", async () => {
		for (const value of [
			null,
			"text",
			[],
			{},
			{ message: "a" },
			{ message: "", statusCode: 200 },
			{ message: "a", statusCode: "200" },
			{ message: "a", statusCode: 20 },
			{ message: "a".repeat(301), statusCode: 200 },
		]) {
			expect(await readFlash(request(await signed(value)))).toBeUndefined();
		}
		expect(await readFlash(request(await signed(toast)))).toEqual(toast);
	});
});
