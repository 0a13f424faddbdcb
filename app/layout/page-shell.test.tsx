import type { ReactNode } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { createStaticHandler, createStaticRouter, StaticRouterProvider } from "react-router";
import { describe, expect, it } from "vitest";
import { screenOf } from "../../tests/support/document.ts";
import { facts } from "../business/facts.ts";
import { fromMedium } from "./contact-links.css.ts";
import { aboveBottomBar, bottom } from "./header.css.ts";
import { PageShell, type ShellHandle } from "./page-shell.tsx";

async function render(page: ReactNode, handle?: ShellHandle) {
	const { query, dataRoutes } = createStaticHandler([{ path: "*", element: page, handle }]);
	const context = await query(new Request("http://localhost/anywhere"));
	if (context instanceof Response) throw new Error("The page was not rendered.");
	const screen = screenOf(
		renderToStaticMarkup(
			<StaticRouterProvider
				router={createStaticRouter(dataRoutes, context)}
				context={context}
				hydrate={false}
			/>,
		),
	);
	return { ...screen, hasRidge: screen.body.querySelector("main + img + footer") !== null };
}

describe("the page shell", () => {
	it("puts the content between header and footer, as the target of the skip link", async () => {
		const page = await render(<PageShell path="/anywhere">Words</PageShell>);
		const main = page.getByRole("main");
		expect(main).toMatchObject({ id: "main", tabIndex: -1, textContent: "Words" });
		const parts = page.body.querySelectorAll("a[href='#main'], header, main, footer");
		expect([...parts].map(({ localName }) => localName)).toEqual(["a", "header", "main", "footer"]);
		expect(page.hasRidge).toBe(true);
	});

	it("leaves out the ridge above the footer if the route says so", async () => {
		const page = <PageShell path="/anywhere">Words</PageShell>;
		expect(await render(page, { shell: { edge: false } })).toHaveProperty("hasRidge", false);
	});

	it("has its bar, with every link, at the bottom of a phone if the route says so", async () => {
		const page = <PageShell path="/anywhere">Words</PageShell>;
		const top = await render(page);
		const count = ({ body }: typeof top, names: string) =>
			body.getElementsByClassName(names).length;
		expect(count(top, bottom)).toBe(0);
		expect(count(top, fromMedium)).toBeGreaterThan(0);
		const low = await render(page, { shell: { bar: "bottom" } });
		expect(low.body.firstElementChild?.className).toBe(aboveBottomBar);
		expect(low.getByRole("banner").firstElementChild?.classList).toContain(bottom);
		expect(count(low, fromMedium)).toBe(0);
		const links = low.getAllByRole("link").map((link) => link.getAttribute("href"));
		for (const address of [...Object.values(facts.social), `mailto:${facts.email}`]) {
			expect(links).toContain(address);
		}
		expect(low.hasRidge).toBe(true);
	});

	it("has the logo in the bar, except on the home page, which has a banner", async () => {
		const logo = { name: `${facts.brand}, home` };
		const elsewhere = await render(<PageShell path="/anywhere">Words</PageShell>);
		expect(elsewhere.getAllByRole("link", logo)).toHaveLength(2);
		const home = await render(
			<PageShell path="/" home>
				Words
			</PageShell>,
		);
		expect(home.getAllByRole("link", logo)).toHaveLength(1);
		home.getByText(facts.tagline);
	});

	it.each([
		{ statusCode: 200, role: "status" },
		{ statusCode: 399, role: "status" },
		{ statusCode: 400, role: "alert" },
	])("shows a toast of status $statusCode as $role", async ({ statusCode, role }) => {
		const page = await render(
			<PageShell path="/anywhere" toast={{ message: "Done.", statusCode }}>
				Words
			</PageShell>,
		);
		expect(page.getByText("Done.").getAttribute("role")).toBe(role);
	});

	it("shows nothing that only works with JavaScript", async () => {
		const page = await render(
			<PageShell path="/anywhere" toast={{ message: "Done.", statusCode: 200 }}>
				Words
			</PageShell>,
		);
		expect(page.queryByRole("button")).toBeNull();
	});
});
