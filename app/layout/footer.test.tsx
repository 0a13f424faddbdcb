import { afterEach, describe, expect, it, vi } from "vitest";
import { renderMarkup } from "../../tests/support/render.tsx";

/** The footer of a business whose other site is `address`. */
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
	it("leads to the other site on which puppies are offered", async () => {
		const address = "https://www.puppies.example/maren?from=home";
		expect(await footer(address)).toMatch(
			/<a href="https:\/\/www\.puppies\.example\/maren\?from=home" rel="external noopener"[^>]*>More puppies at puppies\.example<\/a>/,
		);
	});

	it("leads to Instagram, for which the bar of a phone has no room", async () => {
		expect(await footer(undefined)).toMatch(
			/<a href="https:\/\/www\.instagram\.com\/[^"]*"[^>]*><svg.*<\/svg>Instagram<\/a>/,
		);
	});

	it("says nothing of another site where there is none", async () => {
		expect(await footer(undefined)).not.toContain("More puppies");
	});
});
