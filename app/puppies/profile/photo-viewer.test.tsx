import { describe, expect, test } from "vitest";
import { screenOf, within } from "../../../tests/support/document.ts";
import { renderMarkup } from "../../../tests/support/render.tsx";
import { PhotoViewer } from "./photo-viewer.tsx";

const photo = (name: string, alt: string) => ({
	picture: {
		alt,
		width: 1600,
		height: 1200,
		color: "#aabbcc",
		focusX: 50,
		focusY: 50,
		preferred: { type: "image/webp" as const, sources: `/media/photos/${name}.webp 1600w` },
		src: `/media/photos/thumbnails/medium/${name}.jpg`,
	},
	large: `/media/photos/${name}.jpg`,
	isIllustration: false,
	isDescribed: true,
});
const juniper = {
	name: "Juniper",
	profilePath: "juniper",
	photos: ["Asleep", "At the gate", "In a basket"].map((alt, index) => photo(`j-${index}`, alt)),
};
const page = (place: number) => `/trained-puppies-for-sale/juniper/photos/${place}`;
const viewer = (place: number, puppy = juniper) =>
	screenOf(renderMarkup(<PhotoViewer puppy={puppy} place={place} />));
const linkIn = (screen: ReturnType<typeof viewer>, name: string) =>
	screen.getByRole("link", { name }).getAttribute("href");

describe("a photo's page without JavaScript", () => {
	test("is an open dialog that shows the photo's number and description", () => {
		const dialog = within(viewer(2).getByRole("dialog", { name: "Photos of Juniper" }));
		expect(dialog.getByRole("status").textContent).toBe("2 of 3At the gate");
	});

	test.each([
		[1, 3, 2],
		[2, 1, 3],
		[3, 2, 1],
	])("of photo %i links back to %i and on to %i", (place, previous, next) => {
		expect(linkIn(viewer(place), "Previous photo")).toBe(page(previous));
		expect(linkIn(viewer(place), "Next photo")).toBe(page(next));
	});

	test("links to the profile's gallery and to the full-size photo, and offers no zoom", () => {
		const screen = viewer(3);
		expect(linkIn(screen, "Close the photos")).toBe("/trained-puppies-for-sale/juniper#gallery");
		expect(linkIn(screen, "Open the full-size photo")).toBe("/media/photos/j-2.jpg");
		expect(screen.queryByRole("button")).toBeNull();
	});

	test("has a long description, which scrolls on a phone, in reach of the keyboard", () => {
		const text = (alt: string) =>
			viewer(1, { ...juniper, photos: [photo("j-0", alt)] }).getByText(alt.trim());
		expect(text("On the porch. ".repeat(9))).toMatchObject({ dir: "auto", tabIndex: 0 });
		expect(text("Asleep")).toMatchObject({ dir: "auto", tabIndex: -1 });
	});

	test("has neither arrows nor a count if there is only one photo", () => {
		const screen = viewer(1, { ...juniper, photos: juniper.photos.slice(0, 1) });
		expect(screen.queryByRole("link", { name: /Previous|Next/ })).toBeNull();
		expect(screen.getByRole("status").textContent).toBe("Asleep");
	});

	test("doesn't repeat the name and count as the caption of a photo without a description", () => {
		const unwritten = { ...photo("j-3", "Juniper, photo 4 of 4"), isDescribed: false };
		const screen = viewer(4, { ...juniper, photos: [...juniper.photos, unwritten] });
		expect(screen.getByRole("status").textContent).toBe("4 of 4");
		expect(screen.queryByAltText(/photo 4 of 4/)).toBeNull();
	});
});
