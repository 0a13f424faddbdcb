import { describe, expect, test } from "vitest";
import { videosDocument } from "~/content/documents/videos.ts";
import { pageContent } from "~/photos/page-content.server.ts";
import { documentOf, linksIn, screenOf } from "../../tests/support/document.ts";
import { renderMarkup } from "../../tests/support/render.tsx";
import { categoryTitle } from "./categories.ts";
import type { ShownVideo } from "./queries.server.ts";
import VideoPage, { Player } from "./video.route.tsx";
import VideosPage from "./videos.route.tsx";

const video = (id: number, given: Partial<ShownVideo> = {}): ShownVideo => ({
	id,
	title: `Video ${id}`,
	category: "training",
	featured: false,
	videoId: `v${id}`,
	description: "",
	createdAt: new Date("2026-11-20T12:00:00Z"),
	...given,
	path: `/videos/${id}`,
	poster: {
		href: `/videos/${id}?play`,
		title: `Video ${id}`,
		picture: undefined,
		videoId: `v${id}`,
	},
});

/** Parts that request something from another host. */
const foreign = (html: string) => [
	...documentOf(html).querySelectorAll("iframe, [src^=http], [srcset^=http], [href^=http]"),
];

const content = await pageContent(videosDocument);

const rendered = (...groups: { category: string; videos: ShownVideo[] }[]) =>
	renderMarkup(<VideosPage loaderData={{ groups, content }} />);

describe("the videos page", () => {
	test("says so if there are no videos, and links to the puppies instead", () => {
		const screen = screenOf(rendered());
		screen.getByText(/No videos yet\./);
		const [link] = screen.getAllByRole("link", { name: "View Puppies" });
		expect(link?.getAttribute("href")).toBe("/trained-puppies-for-sale");
	});

	test("loads nothing from another host before play is pressed", () => {
		const html = rendered({ category: "training", videos: [video(1), video(2)] });
		expect(foreign(html)).toEqual([]);
		expect(linksIn(html)).toContain("/videos/1?play");
	});

	test("shows a hundred videos, each once", () => {
		const videos = Array.from({ length: 100 }, (_, n) => video(n + 1));
		const links = linksIn(rendered({ category: "training", videos }));
		expect(links.filter((link) => link.endsWith("?play"))).toHaveLength(100);
	});
});

describe("the page of a video", () => {
	const page = (isPlaying: boolean) =>
		renderMarkup(<VideoPage loaderData={{ video: video(1), isPlaying }} />);

	test("loads nothing from another host before play is pressed", () => {
		expect(foreign(page(false))).toEqual([]);
		expect(linksIn(page(false))).toContain("/videos/1?play");
	});

	test("has the player instead of the poster after play was pressed", () => {
		const html = page(true);
		expect(documentOf(html).querySelectorAll("iframe")).toHaveLength(1);
		expect(linksIn(html)).not.toContain("/videos/1?play");
	});
});

test("a category without a heading is shown under its own name", () => {
	expect(categoryTitle("home")).toBe("Around the house");
	expect(categoryTitle("agility")).toBe("Agility");
});

test("the player is 853 by 480, has a title, begins by itself, and allows nothing but that and full screen", () => {
	const player = screenOf(renderMarkup(<Player title="A walk" videoId="abc" />)).getByTitle(
		"A walk",
	);
	expect(player).toMatchObject({ localName: "iframe", width: "853", height: "480" });
	expect(player.getAttribute("src")).toMatch(
		/^https:\/\/www\.youtube-nocookie\.com\/embed\/abc\?autoplay=1&/,
	);
	expect(player.getAttribute("allow")).toBe("autoplay; fullscreen");
});

test("one of the site's own films is played by the browser, with captions and without other hosts", () => {
	const html = renderMarkup(<Player title="The porch" videoId="local-porch" />);
	expect(html).not.toMatch(/iframe|https?:/);
	const player = screenOf(html).getByLabelText<HTMLVideoElement>("The porch");
	expect(player).toMatchObject({ localName: "video", autoplay: true, width: 853, height: 480 });
	const sources = [...player.querySelectorAll("source")];
	expect(sources.map((source) => [source.type, source.getAttribute("src")])).toEqual([
		["video/webm", "/films/porch.webm"],
		["video/mp4", "/films/porch.mp4"],
	]);
	const track = player.querySelector("track");
	expect(track).toMatchObject({ kind: "captions", srclang: "en" });
	expect(track?.getAttribute("src")).toBe("/films/porch.vtt");
});

test("an embedded video has a link to its page at the video service", () => {
	expect(linksIn(renderMarkup(<Player title="A walk" videoId="abc" />))).toContain(
		"https://www.youtube.com/watch?v=abc",
	);
});
