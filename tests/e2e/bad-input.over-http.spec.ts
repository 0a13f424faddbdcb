/** Tests invalid input over HTTP: always a clear response, never a 500, and nothing stored. */
import { request as rawRequest } from "node:http";
import { expect, test } from "@playwright/test";
import { screenOf } from "../support/document.ts";

const form = {
	name: "Over Http",
	email: "http@example.com",
	phone_number: "555",
	message: "Sent by a test",
};
const urlencoded = { "Content-Type": "application/x-www-form-urlencoded" };

test("an empty form is shown again with its errors, and status 400", async ({ request }) => {
	const response = await request.post("/contact-us", { form: {} });
	expect(response.status()).toBe(400);
	expect(await response.text()).toContain("Please provide your name.");
});

test("a form from another site is refused", async ({ request }) => {
	for (const path of ["/contact-us", "/contact-us.data"]) {
		const response = await request.post(path, {
			form,
			headers: { Origin: "https://elsewhere.example" },
		});
		expect(response.status()).toBe(403);
		expect(await response.text()).toContain("another site");
	}
	const crossSite = await request.post("/contact-us", {
		form,
		headers: { "Sec-Fetch-Site": "cross-site" },
	});
	expect(crossSite.status()).toBe(403);
});

test("what isn't a form is refused", async ({ request }) => {
	const response = await request.post("/contact-us", {
		data: JSON.stringify(form),
		headers: { "Content-Type": "text/plain" },
	});
	expect(response.status()).toBe(415);
});

test("ten megabytes are refused", async ({ request }) => {
	const response = await request.post("/contact-us", {
		data: `message=${"x".repeat(10_000_000)}`,
		headers: urlencoded,
	});
	expect(response.status()).toBe(413);
});

const forms = ["/contact-us", "/trained-puppies-for-sale/juniper/visit"];
for (const [title, body] of [
	["nothing", ""],
	["a huge index", "name=a&x[99999999]=1"],
	["an intent of the form library", "name=a&__intent__=x"],
	["a prototype", "__proto__=1&constructor[prototype]=2"],
	["a broken percent sign", "name=%E0%A4%A"],
	["a NUL", "name=a%00b&phone_number=%00"],
]) {
	test(`${title} gets a 400 with an explanation`, async ({ request }) => {
		for (const path of forms) {
			const response = await request.post(path, { data: body, headers: urlencoded });
			expect(response.status(), path).toBe(400);
			screenOf(await response.text()).getByRole("heading", { level: 1 });
		}
	});
}

/** Sends what no well-behaved client would send. */
function send(options: { method?: string; path?: string; host?: string }, port: number) {
	return new Promise<number | undefined>((done, fail) => {
		const { method = "GET", path = "/", host = `localhost:${port}` } = options;
		rawRequest({ port, method, path, setHost: false, headers: { host } }, (response) => {
			response.resume();
			done(response.statusCode);
		})
			.on("error", fail)
			.end();
	});
}

test("unusual methods, hosts and paths get a response below 500", async ({ baseURL }) => {
	const port = Number(new URL(baseURL ?? "").port);
	expect(await send({ method: "TRACE" }, port)).toBe(405);
	expect(await send({ method: "PROPFIND" }, port)).toBe(405);
	expect(await send({ host: "evil.example/x?" }, port)).toBe(400);
	expect(await send({ host: "" }, port)).toBe(400);
	expect(await send({ path: "//evil.example/" }, port)).toBe(400);
	expect(await send({ path: "/%" }, port)).toBe(400);
	expect(await send({ path: "/.//x/contact-us" }, port)).toBe(400);
	expect(await send({ path: "/.//[" }, port)).toBe(400);
	expect(await send({ path: "/media/photos/..%2f..%2fsite.db" }, port)).toBe(404);
	expect(await send({ path: "/assets/../../../package.json" }, port)).toBe(404);
	expect(await send({ path: "/trained-puppies-for-sale?show=-1&filter=x&search=%00" }, port)).toBe(
		200,
	);
	expect(await send({ path: "/trained-puppies-for-sale/%F0%9F" }, port)).toBe(400);
});

test("an invalid range is refused, and the site keeps running", async ({ request }) => {
	const file = "/icon-512.png";
	const whole = await (await request.get(file)).body();
	for (const range of ["bytes=5-2", "bytes=0-99999999999999999999", "bytes=x-y", "lines=1-2"]) {
		const response = await request.get(file, { headers: { Range: range } });
		expect([200, 206, 416], range).toContain(response.status());
	}
	const part = await request.get(file, { headers: { Range: "bytes=10-19" } });
	expect(part.status()).toBe(206);
	expect(await part.body()).toEqual(whole.subarray(10, 20));
	const end = await request.get(file, { headers: { Range: "bytes=-5" } });
	expect(await end.body()).toEqual(whole.subarray(-5));
	expect((await request.get("/healthz")).status()).toBe(200);
});

test("files can only be read, and never those whose names start with a dot", async ({
	request,
}) => {
	expect((await request.post("/icon-512.png")).status()).toBe(404);
	expect((await request.get("/media/.incoming/x")).status()).toBe(404);
});

test("pages are compressed, cached or not", async ({ request }) => {
	for (const path of ["/", "/contact-us"]) {
		const response = await request.get(path, { headers: { "Accept-Encoding": "gzip" } });
		expect(response.headers()["content-encoding"]).toBe("gzip");
		expect(await response.text()).toContain("</html>");
	}
});

test("old addresses of a puppy redirect to its profile", async ({ request }) => {
	for (const path of ["/trained-puppies/juniper", "/juniper"]) {
		const response = await request.get(path, { maxRedirects: 0 });
		expect(response.status()).toBe(308);
		expect(response.headers().location).toBe("/trained-puppies-for-sale/juniper");
		// The puppy may get its old path back, and a browser with a cached redirect would then loop.
		expect(response.headers()["cache-control"]).toBe("no-cache");
	}
	const list = await request.get("/trained-puppies", { maxRedirects: 0 });
	expect(list.status()).toBe(308);
	expect(list.headers().location).toBe("/trained-puppies-for-sale");
});

test("every response has the security headers, even files and errors", async ({ request }) => {
	const pages = ["/", "/no/such/page"];
	for (const path of [...pages, "/favicon.svg", "/media/photos/none.webp"]) {
		const { "content-security-policy": policy, ...headers } = (await request.get(path)).headers();
		if (pages.includes(path)) {
			// Directives for what a page fetches early. Everything without its own directive is
			// limited to the site itself.
			expect(policy).toMatch(
				/^default-src 'self'; object-src 'none'; media-src 'self'; worker-src 'none'; /,
			);
		} else expect(policy).toContain("default-src 'none'");
		expect(policy).not.toContain("script-src 'self' 'unsafe-inline'");
		expect(headers["x-content-type-options"]).toBe("nosniff");
		expect(headers["referrer-policy"]).toBe("strict-origin-when-cross-origin");
	}
});
