import { afterEach, describe, expect, it, vi } from "vitest";
import { renderMarkup } from "../../tests/support/render.tsx";

/** Renders the footer for a business whose puppy-sale site is at `address`. */
async function footer(address: string | undefined): Promise<string> {
	vi.resetModules();
	vi.stubEnv("PUPPY_SALE_URL", address);
	const { Footer } = await import("./footer.tsx");
	return renderMarkup(<Footer />);
}

afterEach(() => {
	vi.unstubAllEnvs();
});

describe("the footer", () => {
	it("links to the other site that offers puppies", async () => {
		const address = "https://www.puppies.example/maren?from=home";
		expect(await footer(address)).toMatch(
			/<a href="https:\/\/www\.puppies\.example\/maren\?from=home" rel="external noopener"[^>]*>More puppies at puppies\.example<\/a>/,
		);
	});

	it("links to Instagram, for which the bar on a phone has no room", async () => {
		expect(await footer(undefined)).toMatch(
			/<a href="https:\/\/www\.instagram\.com\/[^"]*"[^>]*><svg.*<\/svg>Instagram<\/a>/,
		);
	});

	it("doesn't mention another site if there is none", async () => {
		expect(await footer(undefined)).not.toContain("More puppies");
	});
});
