import { describe, expect, test } from "vitest";
import { documentOf, screenOf, wordsIn } from "../../../tests/support/document.ts";
import { renderMarkup } from "../../../tests/support/render.tsx";
import { PuppyCard, PuppyGrid } from "./card.tsx";
import type { PuppyCardData } from "./card-data.ts";

const juniper: PuppyCardData = {
	profilePath: "juniper",
	title: "Juniper",
	breed: "Goldendoodle",
	sex: "Female",
	available: true,
	line: "15 weeks · grows to 45–55 lb",
	price: "$6,500",
	photo: {
		alt: "Juniper on the porch",
		width: 1600,
		height: 1200,
		color: "#aabbcc",
		focusX: 40,
		focusY: 30,
		name: "juniper-1",
	},
};
const otis: PuppyCardData = {
	...juniper,
	profilePath: "otis",
	title: "Otis",
	available: false,
	line: "Went home September 26, 2026",
	price: "$4,500",
};
const rendered = (puppy: PuppyCardData, eager = false) =>
	renderMarkup(<PuppyCard puppy={puppy} eager={eager} />);

describe("a puppy's card", () => {
	test("of an available puppy shows its badge, age and price, and that it is ready", () => {
		expect(wordsIn(rendered(juniper))).toBe(
			"Available Now Juniper Goldendoodle · Female 15 weeks · grows to 45–55 lb $6,500 Ready for new home",
		);
	});

	test("of a reserved puppy shows its badge and price, and mentions the waiting list", () => {
		expect(wordsIn(rendered({ ...juniper, available: false, isReserved: true }))).toBe(
			"Reserved Juniper Goldendoodle · Female 15 weeks · grows to 45–55 lb $6,500 Reserved for a family - Join the waiting list in case plans change",
		);
	});

	test("of a sold puppy shows the original price and mentions the waiting list", () => {
		expect(wordsIn(rendered(otis))).toBe(
			"Sold Otis Goldendoodle · Female Went home September 26, 2026 SOLD! Original Price $4,500 Sold - Reach out to join the waiting list",
		);
	});

	test("has one link, to the profile, whose path may contain any character", () => {
		const link = screenOf(rendered({ ...juniper, profilePath: "mr darcy/1" })).getByRole("link");
		expect(link.getAttribute("href")).toBe("/trained-puppies-for-sale/mr%20darcy%2F1");
	});

	test("loads its photo eagerly only if told to", () => {
		expect(rendered(juniper)).toContain('loading="lazy"');
		expect(rendered(juniper, true)).not.toContain('loading="lazy"');
		expect(rendered(juniper)).toContain("object-position:40% 30%");
	});

	test("without a photo shows the drawing of the house and says that photos are coming", () => {
		const html = rendered({ ...juniper, photo: undefined });
		const drawing = screenOf(html).getByRole("presentation");
		expect(drawing.getAttribute("src")).toMatch(/empty[^"]*\.svg$/);
		expect(documentOf(html).images).toHaveLength(1);
		expect(wordsIn(html)).toContain("Photos coming soon");
		expect(wordsIn(html)).toContain("Juniper");
		const sold = { ...juniper, photo: undefined, available: false };
		expect(wordsIn(rendered(sold))).toMatch(/^(?!.*coming soon).*No photos/);
		expect(wordsIn(rendered({ ...sold, isReserved: true }))).toContain("Photos coming soon");
	});

	test("shows a very long name whole, and escapes text", () => {
		const title = `${"Bartholomew ".repeat(20)}<script>`;
		expect(wordsIn(rendered({ ...juniper, title }))).toContain(title);
	});

	test("leaves out the separator if the sex is unknown", () => {
		expect(wordsIn(rendered({ ...juniper, sex: "" }))).not.toContain("Goldendoodle ·");
	});
});

describe("the grid", () => {
	test("loads the first photos eagerly and gives the requested card its id", () => {
		const html = renderMarkup(
			<PuppyGrid puppies={[juniper, otis]} eager={1} anchor={{ id: "added", index: 1 }} />,
		);
		const document = documentOf(html);
		expect(document.querySelectorAll("[loading=lazy]")).toHaveLength(1);
		expect(document.querySelector("article#added [href$='/otis']")).not.toBeNull();
	});

	test("is empty without puppies", () => {
		expect(wordsIn(renderMarkup(<PuppyGrid puppies={[]} />))).toBe("");
	});
});
