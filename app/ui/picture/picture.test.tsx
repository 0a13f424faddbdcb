import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, it } from "vitest";
import type { PictureSource } from "~/business/picture-source.ts";
import { documentOf, screenOf } from "../../../tests/support/document.ts";
import { Picture } from "./picture.tsx";

const porch: PictureSource = {
	alt: "Juniper on the porch",
	width: 1600,
	height: 1200,
	color: "#a0b0c0",
	focusX: 30,
	focusY: 60,
	preferred: { type: "image/webp", sources: "/p-400.webp 400w, /p-800.webp 800w" },
	src: "/p-800.jpg",
};

const image = (given: Partial<PictureSource> = {}, eager?: boolean) =>
	screenOf(
		renderToStaticMarkup(<Picture source={{ ...porch, ...given }} sizes="50vw" eager={eager} />),
	).getByRole<HTMLImageElement>("img");

describe("a picture", () => {
	it("prefers webp, falls back to jpg, and states its size before it is loaded", () => {
		const { sources } = porch.preferred ?? {};
		const source = image().parentElement?.querySelector("picture > source");
		expect(source).toMatchObject({ type: "image/webp", srcset: sources, sizes: "50vw" });
		const { alt, width, height } = porch;
		expect(image()).toMatchObject({ alt, width, height, srcset: "" });
		expect(image().getAttribute("src")).toBe("/p-800.jpg");
	});

	it("falls back to all sizes if there are several", () => {
		const fallback = "/p-400.jpg 400w, /p-800.jpg 800w";
		expect(image({ fallback })).toMatchObject({ srcset: fallback, sizes: "50vw" });
		expect(image({ fallback }).getAttribute("src")).toBe("/p-800.jpg");
	});

	it("keeps its focal point in view, and shows its color while it loads", () => {
		expect(image().getAttribute("style")).toContain("object-position:30% 60%");
		expect(image().closest("[style*='background-color:#a0b0c0']")).not.toBeNull();
	});

	it("is lazy unless it is to be fetched first", () => {
		const loading = (picture: HTMLImageElement) =>
			["loading", "fetchpriority"].map((name) => picture.getAttribute(name));
		expect(loading(image())).toEqual(["lazy", null]);
		expect(loading(image({}, true))).toEqual([null, "high"]);
	});

	it("is a placeholder if there is no source", () => {
		const markup = renderToStaticMarkup(<Picture source={undefined} sizes="50vw" />);
		expect(documentOf(markup).querySelector("img")).toBeNull();
		expect(documentOf(markup).querySelector("[aria-hidden=true]")).not.toBeNull();
	});
});
