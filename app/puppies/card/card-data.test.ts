import { expect, test } from "vitest";
import { type PuppyCardData, packCard, unpackCard } from "./card-data.ts";

const juniper: PuppyCardData = {
	profilePath: "juniper",
	title: "Juniper",
	breed: "Goldendoodle",
	sex: "",
	available: true,
	line: "15 weeks · grows to 45–55 lb",
	price: "$6,500",
	photo: {
		name: "juniper-1",
		alt: "Juniper | on the “porch”\nin the sun",
		color: "#aabbcc",
		width: 1600,
		height: 1200,
		focusX: 0,
		focusY: 30,
	},
};

test("a packed card is the same after unpacking", () => {
	expect(unpackCard(packCard(juniper))).toEqual(juniper);
	const held = { ...juniper, available: false, isReserved: true };
	const otis = { ...juniper, available: false, price: "", line: "", photo: undefined };
	expect(unpackCard(packCard(otis))).toEqual(otis);
	expect(unpackCard(packCard(held))).toEqual(held);
});

test("a tab within a text becomes a space, as a browser would show it", () => {
	expect(unpackCard(packCard({ ...juniper, title: "Ju\tniper" }))).toEqual({
		...juniper,
		title: "Ju niper",
	});
});
