import { describe, expect, test, vi } from "vitest";

vi.hoisted(() => {
	process.env.ORIGIN = "https://homeward.example";
});

const { cutAtWord, headTags } = await import("./head.ts");
const { cutAtSentence } = await import("./excerpt.ts");
const { puppyHead } = await import("./puppy-head.ts");

type Tags = ReturnType<typeof headTags>;

/** The content of a meta tag by its name or property. */
function content(tags: Tags, key: string): unknown {
	const tag = tags.find(
		(each) =>
			("name" in each && each.name === key) || ("property" in each && each.property === key),
	);
	return tag && "content" in tag ? tag.content : undefined;
}
const titleOf = (tags: Tags) => tags.find((tag) => "title" in tag);
const canonical = (tags: Tags) => tags.find((tag) => "rel" in tag && tag.rel === "canonical");

const page = { title: "Puppy Delivery", description: "How a puppy comes home.", path: "/delivery" };
const long = "A puppy that has learned to wait at the door, at the curb and at the table ".repeat(
	4,
);

const juniper = {
	name: "Juniper",
	profilePath: "juniper",
	breed: "Goldendoodle",
	available: true,
	story: "Juniper keeps the minutes.",
	personality: "Watchful.",
};

describe("the head of a page", () => {
	test("has the brand after the title, but only once", () => {
		expect(titleOf(headTags(page))).toEqual({ title: "Puppy Delivery | Homeward Hounds" });
		const named = { ...page, title: "About Homeward Hounds" };
		expect(titleOf(headTags(named))).toEqual({ title: "About Homeward Hounds" });
	});

	test("uses the address at the configured origin as the canonical and the shared one", () => {
		const tags = headTags(page);
		const address = "https://homeward.example/delivery";
		expect(canonical(tags)).toEqual({ tagName: "link", rel: "canonical", href: address });
		expect(content(tags, "og:url")).toBe(address);
	});

	test("cuts a long description after a word, to less than 160 characters", () => {
		const tags = headTags({ ...page, description: long });
		for (const key of ["description", "og:description", "twitter:description"]) {
			const description = String(content(tags, key));
			expect(description.length).toBeLessThan(160);
			expect(description.length).toBeGreaterThan(140);
			expect(description).toMatch(/\w…$/);
			expect(long).toContain(description.slice(0, -1));
		}
	});

	test("shows the site's picture, with its absolute address and size, if the page has none", () => {
		const tags = headTags(page);
		expect(content(tags, "og:image")).toBe("https://homeward.example/preview.jpg");
		expect(content(tags, "og:image:width")).toBe("1200");
		expect(content(tags, "og:image:height")).toBe("630");
		expect(content(tags, "og:image:alt")).toContain("Homeward Hounds");
	});

	test("shows the page's own picture if it has one", () => {
		const image = { path: "/media/a.jpg", width: 800, height: 600, alt: "A porch" };
		const tags = headTags({ ...page, image });
		expect(content(tags, "og:image")).toBe("https://homeward.example/media/a.jpg");
		expect(content(tags, "og:image:width")).toBe("800");
		expect(content(tags, "og:image:alt")).toBe("A porch");
		expect(content(tags, "twitter:image")).toBe("https://homeward.example/media/a.jpg");
		expect(content(tags, "twitter:image:alt")).toBe("A porch");
	});

	test("names the site, the language and the kind of page", () => {
		const tags = headTags({ ...page, type: "article" });
		expect(content(tags, "og:site_name")).toBe("Homeward Hounds");
		expect(content(tags, "og:locale")).toBe("en_US");
		expect(content(tags, "og:type")).toBe("article");
		expect(content(tags, "twitter:card")).toBe("summary_large_image");
	});

	test("keeps a page out of search engines only when told to", () => {
		expect(content(headTags(page), "robots")).not.toContain("noindex");
		expect(content(headTags({ ...page, index: false }), "robots")).toContain("noindex");
	});
});

describe("a text cut after a word", () => {
	test("stays as it is when it fits exactly, and loses its last word when it doesn't", () => {
		expect(cutAtWord("one two", 7)).toBe("one two");
		expect(cutAtWord("one two", 6)).toBe("one…");
		expect(cutAtWord("one two three", 8)).toBe("one two…");
	});
	test("is one line without punctuation before the dots", () => {
		expect(cutAtWord("one,\n  two, three", 10)).toBe("one, two…");
	});
	test("is never longer than the limit, even as a single word or with emoji", () => {
		expect(cutAtWord("abcdefghij", 5)).toBe("abcd…");
		const cut = cutAtWord("🐶🐶🐶🐶🐶", 5);
		expect(cut.length).toBeLessThanOrEqual(5);
		expect(cut.isWellFormed()).toBe(true);
	});
	test("ends with a whole word, or between characters if a single word is too long", () => {
		expect(cutAtWord("I would love to hear about Fig", 17)).toBe("I would love to…");
		expect(cutAtWord("I would love to hear about Fig", 16)).toBe("I would love to…");
		expect(cutAtWord("We come on Monday, perhaps later", 21)).toBe("We come on Monday…");
		expect(cutAtWord("https://example.com/long", 9)).toBe("https://…");
		expect(cutAtWord("🐶🐶🐶🐶", 5)).toBe("🐶🐶…");
	});
	test("is empty if there is no text", () => {
		expect(cutAtWord(" ", 5)).toBe("");
	});
});

describe("a text cut after a sentence", () => {
	test("stays whole when it fits", () => {
		expect(cutAtSentence("He is good. Very good.", 22)).toBe("He is good. Very good.");
	});
	test("ends with the last sentence that fits", () => {
		expect(cutAtSentence("One. Two! Three?", 15)).toBe("One. Two!");
		expect(cutAtSentence("She said “no.” He ate it anyway.", 20)).toBe("She said “no.”");
		expect(cutAtSentence("One. Two.\nThree.", 9)).toBe("One. Two.");
	});
	test("is cut after a word if not even one sentence fits, or if a period ends no sentence", () => {
		expect(cutAtSentence("It is version 2.5 of a dog", 20)).toBe("It is version 2.5…");
		expect(cutAtSentence("We met Mrs. Hollis in March and took Otis home", 30)).toBe(
			"We met Mrs. Hollis in March…",
		);
	});
});

describe("the page types", () => {
	test("have titles and addresses of their own", () => {
		const heads = [
			headTags({ title: "Puppies at Home", description: "Who is here.", path: "/" }),
			puppyHead(juniper),
			headTags({
				title: "Meet the Team",
				description: "Who is here.",
				path: "/meet-the-team",
				type: "article",
			}),
		];
		const titles = heads.map((tags) => JSON.stringify(titleOf(tags)));
		const addresses = heads.map((tags) => content(tags, "og:url"));
		expect(new Set(titles).size).toBe(3);
		expect(addresses).toEqual(
			["/", "/trained-puppies-for-sale/juniper", "/meet-the-team"].map(
				(path) => `https://homeward.example${path}`,
			),
		);
	});

	test("a puppy's page is a product with its own picture and state", () => {
		const tags = puppyHead(juniper);
		expect(content(tags, "og:type")).toBe("product");
		expect(content(tags, "og:image")).toBe(
			"https://homeward.example/trained-puppies-for-sale/juniper/preview.jpg",
		);
		expect(content(tags, "og:image:alt")).toBe("Juniper, Goldendoodle");
		expect(content(tags, "description")).toMatch(/^Available now: Juniper/);
		expect(content(puppyHead({ ...juniper, available: false }), "description")).toMatch(/^Sold: /);
		const reserved = { ...juniper, available: false, isReserved: true };
		expect(content(puppyHead(reserved), "description")).toMatch(/^Reserved: /);
	});

	test("a puppy's page has whole sentences even if breed and texts are missing", () => {
		const tags = puppyHead({ ...juniper, breed: "", story: " ", personality: "" });
		expect(titleOf(tags)).toEqual({ title: "Juniper, Trained Puppy | Homeward Hounds" });
		expect(content(tags, "description")).toBe(
			"Available now: Juniper, a trained puppy from Asheville, NC.",
		);
	});
});
