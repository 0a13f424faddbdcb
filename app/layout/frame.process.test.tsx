import { afterEach, describe, expect, test, vi } from "vitest";
import { renderMarkup } from "../../tests/support/render.tsx";
import { Footer } from "./footer.tsx";
import { Header } from "./header.tsx";

const visits = [
	{ path: "/", home: true },
	{ path: "/contact-us" },
	{ path: "/trained-puppies-for-sale/juniper" },
	{ path: "/trained-puppies-for-sale" },
	{ path: "/nobody-knows-this" },
];
const frameOf = (visit: (typeof visits)[number]) =>
	renderMarkup(
		<>
			<Header {...visit} />
			<Footer />
		</>,
	);

describe("the header and the footer, rendered once in production", () => {
	afterEach(() => vi.unstubAllEnvs());

	test("equal a fresh render on every page, on the first and on the second visit", () => {
		vi.stubEnv("DEV", true);
		const rendered = visits.map(frameOf);
		expect(new Set(rendered).size).toBe(visits.length);
		vi.stubEnv("DEV", false);
		expect(visits.map(frameOf)).toEqual(rendered);
		expect(visits.map(frameOf)).toEqual(rendered);
	});
});
