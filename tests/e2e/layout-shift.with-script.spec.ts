/** Tests that painted content doesn't move, even if the page arrives in pieces. */
import { createServer } from "node:http";
import { expect, test } from "./fixtures.ts";

const PICTURE_END = "</picture>";

/** Starts a front of the site that delays the home page after the last picture before its heading. */
async function inPieces(origin: string) {
	const { promise: released, resolve: release } = Promise.withResolvers<void>();
	const server = createServer(async (request, response) => {
		const answer = await fetch(origin + (request.url ?? "/"));
		const body = Buffer.from(await answer.arrayBuffer());
		const type = answer.headers.get("Content-Type") ?? "";
		response.writeHead(answer.status, { "Content-Type": type });
		if (request.url !== "/") return response.end(body);
		const at = body.lastIndexOf(PICTURE_END, body.indexOf("<h1")) + PICTURE_END.length;
		response.write(body.subarray(0, at));
		await released;
		return response.end(body.subarray(at));
	});
	await new Promise<void>((done) => server.listen(0, "127.0.0.1", done));
	const bound = server.address();
	if (!bound || typeof bound === "string") throw new Error("The front has no port");
	const close = () => {
		server.closeAllConnections();
		return new Promise((done) => server.close(done));
	};
	return { address: `http://127.0.0.1:${bound.port}/`, release, close };
}

test("the home page's hero picture doesn't move when the text arrives", async ({
	page,
	baseURL,
	problems,
}) => {
	const front = await inPieces(baseURL ?? "");
	await page.addInitScript(() => {
		new PerformanceObserver((list) => {
			for (const entry of list.getEntries()) {
				document.documentElement.dataset.shift = String(
					Number(document.documentElement.dataset.shift ?? 0) +
						("value" in entry ? Number(entry.value) : 0),
				);
			}
		}).observe({ type: "layout-shift", buffered: true });
	});
	try {
		await page.goto(front.address, { waitUntil: "commit" });
		await page.waitForFunction(
			() => performance.getEntriesByName("first-contentful-paint").length > 0,
		);
		front.release();
		await page.waitForLoadState("load");
		await expect(page.locator("h1")).toBeVisible();
		// After two frames, everything has been painted and all shifts have been reported.
		await page.evaluate(
			() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))),
		);
		const shift = await page.evaluate(() => Number(document.documentElement.dataset.shift ?? 0));
		expect(shift).toBeLessThan(0.05);
	} finally {
		front.release();
		await front.close();
		// The front is another host, and the page must not have contacted any other.
		expect(problems.filter((problem) => !problem.includes(front.address))).toEqual([]);
		problems.splice(0);
	}
});
