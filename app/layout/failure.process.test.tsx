import { renderToStaticMarkup } from "react-dom/server";
import { MemoryRouter } from "react-router";
import { afterEach, expect, test, vi } from "vitest";
import { screenOf } from "../../tests/support/document.ts";
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
	const screen = screenOf(htmlOf(error));
	screen.getByRole("heading", { level: 1, name: "Something went wrong" });
	const [again, home] = ["Try Again", "Back to main page"].map((name) =>
		screen.getByRole("link", { name }).getAttribute("href"),
	);
	expect([again, home]).toEqual(["/reviews?x=1", "/"]);
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
