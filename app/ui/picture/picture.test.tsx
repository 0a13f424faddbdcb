import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, it } from "vitest";
import type { PictureSource } from "~/business/picture-source.ts";
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

describe("a picture", () => {
	it("prefers webp, falls back to jpg, and states its size before it is loaded", () => {
		const markup = renderToStaticMarkup(<Picture source={porch} sizes="50vw" />);
		expect(markup).toContain(
			'<source type="image/webp" srcSet="/p-400.webp 400w, /p-800.webp 800w" sizes="50vw"/>',
		);
		expect(markup).toContain('<img src="/p-800.jpg" alt=');
		expect(markup).toContain('width="1600" height="1200"');
		expect(markup).toContain('alt="Juniper on the porch"');
	});

	it("falls back to all sizes if there are several", () => {
		const fallback = "/p-400.jpg 400w, /p-800.jpg 800w";
		const markup = renderToStaticMarkup(<Picture source={{ ...porch, fallback }} sizes="50vw" />);
		expect(markup).toContain(`<img src="/p-800.jpg" srcSet="${fallback}" sizes="50vw"`);
	});

	it("keeps its focal point in view, and shows its color while it loads", () => {
		const markup = renderToStaticMarkup(<Picture source={porch} sizes="50vw" />);
		expect(markup).toContain("object-position:30% 60%");
		expect(markup).toContain("background-color:#a0b0c0");
	});

	it("is lazy unless it is to be fetched first", () => {
		const lazy = renderToStaticMarkup(<Picture source={porch} sizes="50vw" />);
		expect(lazy).toContain('loading="lazy"');
		expect(lazy).not.toContain("fetchPriority");
		const eager = renderToStaticMarkup(<Picture source={porch} sizes="50vw" eager />);
		expect(eager).not.toContain("loading=");
		expect(eager).toContain('fetchPriority="high"');
	});

	it("is a placeholder if there is no source", () => {
		const markup = renderToStaticMarkup(<Picture source={undefined} sizes="50vw" />);
		expect(markup).not.toContain("<img");
		expect(markup).toContain('aria-hidden="true"');
	});
});
