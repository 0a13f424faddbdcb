import type { ReactNode } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { createStaticHandler, createStaticRouter, StaticRouterProvider } from "react-router";
import { describe, expect, it } from "vitest";
import { facts } from "../business/facts.ts";
import { fromMedium } from "./contact-links.css.ts";
import { aboveBottomBar, bottom } from "./header.css.ts";
import { PageShell, type ShellHandle } from "./page-shell.tsx";

async function render(page: ReactNode, handle?: ShellHandle): Promise<string> {
	const { query, dataRoutes } = createStaticHandler([{ path: "*", element: page, handle }]);
	const context = await query(new Request("http://localhost/anywhere"));
	if (context instanceof Response) throw new Error("The page was not rendered.");
	return renderToStaticMarkup(
		<StaticRouterProvider
			router={createStaticRouter(dataRoutes, context)}
			context={context}
			hydrate={false}
		/>,
	);
}

const ridge = /<\/main><img [^>]*><footer/;

describe("the page shell", () => {
	it("puts the content between header and footer, as the target of the skip link", async () => {
		const markup = await render(<PageShell path="/anywhere">Words</PageShell>);
		expect(markup).toMatch(
			/<a href="#main".*<header.*<main id="main" tabindex="-1">Words<\/main>.*<footer/i,
		);
		expect(markup).toMatch(ridge);
	});

	it("leaves out the ridge above the footer if the route says so", async () => {
		const page = <PageShell path="/anywhere">Words</PageShell>;
		expect(await render(page, { shell: { edge: false } })).not.toMatch(ridge);
	});

	it("has its bar, with every link, at the bottom of a phone if the route says so", async () => {
		const page = <PageShell path="/anywhere">Words</PageShell>;
		const top = await render(page);
		expect(top).not.toContain(bottom);
		expect(top).toContain(fromMedium);
		const markup = await render(page, { shell: { bar: "bottom" } });
		expect(markup).toMatch(new RegExp(`^[^]*?<div class="${aboveBottomBar}">`));
		expect(markup).toMatch(new RegExp(`<header[^>]*><div class="[^"]*${bottom}"`));
		expect(markup).not.toContain(fromMedium);
		for (const address of [...Object.values(facts.social), `mailto:${facts.email}`]) {
			if (address !== facts.social.facebookApp) expect(markup).toContain(`href="${address}"`);
		}
		expect(markup).toMatch(ridge);
	});

	it("has the logo in the bar, except on the home page, which has a banner", async () => {
		const logo = `aria-label="${facts.brand}, home"`;
		const elsewhere = await render(<PageShell path="/anywhere">Words</PageShell>);
		expect(elsewhere.split(logo)).toHaveLength(3);
		const home = await render(
			<PageShell path="/" home>
				Words
			</PageShell>,
		);
		expect(home.split(logo)).toHaveLength(2);
		expect(home).toContain(facts.tagline);
	});

	it.each([
		{ statusCode: 200, role: "status" },
		{ statusCode: 399, role: "status" },
		{ statusCode: 400, role: "alert" },
	])("shows a toast of status $statusCode as $role", async ({ statusCode, role }) => {
		const markup = await render(
			<PageShell path="/anywhere" toast={{ message: "Done.", statusCode }}>
				Words
			</PageShell>,
		);
		expect(markup).toMatch(new RegExp(`role="${role}"[^>]*>Done\\.<`));
	});

	it("shows nothing that only works with JavaScript", async () => {
		const markup = await render(
			<PageShell path="/anywhere" toast={{ message: "Done.", statusCode: 200 }}>
				Words
			</PageShell>,
		);
		const outsideDialog = markup.replace(/<dialog (?![^>]*\sopen).*?<\/dialog>/s, "");
		for (const [button] of outsideDialog.matchAll(/<button[^>]*>/g)) {
			expect(button).toContain("hidden");
		}
	});
});
