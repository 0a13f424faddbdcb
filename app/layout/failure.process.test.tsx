import { renderToStaticMarkup } from "react-dom/server";
import { MemoryRouter } from "react-router";
import { afterEach, expect, test, vi } from "vitest";
import { Failure } from "./failure.tsx";

afterEach(() => vi.unstubAllEnvs());

function htmlOf(error: unknown): string {
	return renderToStaticMarkup(
		<MemoryRouter initialEntries={["/reviews?x=1"]}>
			<Failure error={error} />
		</MemoryRouter>,
	);
}

const error = new Error("no such table", { cause: new Error("the disk is away") });

test("the error page says that something failed and what to do", () => {
	const html = htmlOf(error);
	expect(html).toMatch(/<h1[^>]*>Something went wrong<\/h1>/);
	expect(html).toContain('href="/reviews?x=1"');
	expect(html).toContain('href="/"');
});

test("in development the page shows the stack of the error and of its cause", () => {
	const html = htmlOf(error);
	expect(html).toContain("no such table");
	expect(html).toContain("Caused by: Error: the disk is away");
	expect(html).toContain("failure.process.test.tsx:");
});

test("in production the page shows nothing about the error", () => {
	vi.stubEnv("DEV", false);
	expect(htmlOf(error)).not.toMatch(/no such table|disk is away|failure\.test/);
});
