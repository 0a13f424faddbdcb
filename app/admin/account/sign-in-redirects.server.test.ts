import { describe, expect, test } from "vitest";
import {
	reasonIn,
	reasons,
	signedOut,
	signInAddress,
	wantedPage,
} from "./sign-in-redirects.server.ts";

const origin = "https://hounds.example";
const signInPage = (next: string) => {
	const url = new URL("/admin/login", origin);
	url.searchParams.set("next", next);
	return url;
};

describe("after signing in", () => {
	test.each([
		"/admin/puppies",
		"/admin/families/messages?status=new&page=2",
		"/admin/puppies/7/photos",
	])("the user gets back to the requested page: %s", (page) => {
		expect(wantedPage(signInPage(page))).toBe(page);
	});

	test.each([
		"https://evil.example/admin",
		"//evil.example/admin",
		"///evil.example/admin",
		"/\\evil.example/admin",
		"\\\\evil.example/admin",
		"\\/evil.example/admin",
		"/\t/evil.example/admin",
		"/\n/evil.example/admin",
		"\t//evil.example/admin",
		" //evil.example/admin",
		"https:evil.example/admin",
		"https:/\\evil.example/admin",
		"https://hounds.example@evil.example/admin",
		"https://hounds.example.evil.example/admin",
		"http://hounds.example/admin",
		"%2F%2Fevil.example/admin",
		"/admin/..//evil.example",
		"/admin/%2e%2e//evil.example",
		"/admin/../\\evil.example",
		"/.//evil.example/admin",
		"javascript:alert(1)//admin",
		"data:text/html,/admin",
		"/administrator",
		"/",
		"",
		"/admin/login",
		"/admin/login?next=/admin/login",
		"/admin/logout",
		"http://[",
	])("the user never gets to another site or elsewhere on this one: %j", (next) => {
		expect(wantedPage(signInPage(next))).toBe("/admin");
	});

	test("whatever is requested resolves to this site", () => {
		for (const next of ["/admin//evil.example", "/admin/\\evil.example", "/admin/%5C%5Cevil"]) {
			const page = wantedPage(signInPage(next));
			expect(new URL(page, `${origin}/admin/login`).origin).toBe(origin);
			expect(page).toMatch(/^\/admin\//);
		}
	});

	test("without a requested page, the user gets to the dashboard", () => {
		expect(wantedPage(new URL("/admin/login", origin))).toBe("/admin");
	});
});

describe("the address of the sign-in page", () => {
	const from = (path: string, init?: RequestInit) => {
		const url = new URL(path, origin);
		return signInAddress(new Request(url, init), url);
	};

	test("keeps the requested page", () => {
		expect(from("/admin")).toBe("/admin/login");
		expect(from("/admin/puppies?page=2")).toBe("/admin/login?next=%2Fadmin%2Fpuppies%3Fpage%3D2");
	});

	test("leads back to a page, not to a file that would be downloaded", () => {
		expect(from("/admin/families/messages/export.csv")).toBe(
			"/admin/login?next=%2Fadmin%2Ffamilies%2Fmessages",
		);
	});

	const messageIn = (address: string) => {
		const reason = reasonIn(new URL(address, origin));
		return reason && reasons[reason];
	};

	test("tells users that their session has ended, and that a form was not saved", async () => {
		const ended = from("/admin", { headers: { Cookie: "session=old" } });
		expect(messageIn(ended)).toContain("Your session has ended");
		const posted = from("/admin/puppies/7", { method: "POST" });
		expect(messageIn(posted)).toContain("was not saved");
		expect(wantedPage(new URL(posted, origin))).toBe("/admin/puppies/7");
		const left = (await signedOut("out")).headers.get("Location") ?? "";
		expect(messageIn(left)).toBe("You are signed out.");
		expect(messageIn("/admin/login?reason=toString")).toBeUndefined();
		expect(messageIn("/admin/login")).toBeUndefined();
	});
});
