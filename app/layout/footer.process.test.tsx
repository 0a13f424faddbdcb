import { afterEach, describe, expect, it, vi } from "vitest";
import { screenOf } from "../../tests/support/document.ts";
import { renderMarkup } from "../../tests/support/render.tsx";

/** Renders the footer for a business whose puppy-sale site is at `address`. */
async function footer(address: string | undefined) {
	vi.resetModules();
	vi.stubEnv("PUPPY_SALE_URL", address);
	const { Footer } = await import("./footer.tsx");
	return screenOf(renderMarkup(<Footer />));
}

afterEach(() => {
	vi.unstubAllEnvs();
});

describe("the footer", () => {
	it("links to the other site that offers puppies", async () => {
		const address = "https://www.puppies.example/maren?from=home";
		const screen = await footer(address);
		const link = screen.getByRole("link", { name: "More puppies at puppies.example" });
		expect(link.getAttribute("href")).toBe(address);
	});

	it("links to Instagram, for which the bar on a phone has no room", async () => {
		const link = (await footer(undefined)).getByRole("link", { name: "Instagram" });
		expect(link.getAttribute("href")).toMatch(/^https:\/\/www\.instagram\.com\//);
		expect(link.querySelector("svg")).not.toBeNull();
	});

	it("doesn't mention another site if there is none", async () => {
		expect((await footer(undefined)).queryByText(/More puppies/)).toBeNull();
	});
});
