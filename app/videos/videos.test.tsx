import { describe, expect, test } from "vitest";
import { videosDocument } from "~/content/documents/videos.ts";
import { pageContent } from "~/photos/page-content.server.ts";
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
	seconds: 65,
	createdAt: new Date("2026-11-20T12:00:00Z"),
	...given,
	path: `/videos/${id}`,
	poster: {
		href: `/videos/${id}?play`,
		title: `Video ${id}`,
		seconds: 65,
		picture: undefined,
		videoId: `v${id}`,
	},
});

const content = await pageContent(videosDocument);

const rendered = (...groups: { category: string; videos: ShownVideo[] }[]) =>
	renderMarkup(<VideosPage loaderData={{ groups, content }} />);

describe("the videos page", () => {
	test("says so if there are no videos, and links to the puppies instead", () => {
		const html = rendered();
		expect(html).toContain("No videos yet.");
		expect(html).toMatch(/<a [^>]*href="\/trained-puppies-for-sale"[^>]*>View Puppies/);
	});

	test("loads nothing from another host before play is pressed", () => {
		const html = rendered({ category: "training", videos: [video(1), video(2)] });
		expect(html).not.toContain("<iframe");
		expect(html).not.toMatch(/(src|href)(set)?="https?:/i);
		expect(html).toMatch(/<a href="\/videos\/1\?play"/);
	});

	test("shows a hundred videos, each once", () => {
		const videos = Array.from({ length: 100 }, (_, n) => video(n + 1));
		expect(rendered({ category: "training", videos }).match(/\?play"/g)).toHaveLength(100);
	});
});

describe("the page of a video", () => {
	const page = (isPlaying: boolean) =>
		renderMarkup(<VideoPage loaderData={{ video: video(1), isPlaying }} />);

	test("loads nothing from another host before play is pressed", () => {
		const html = page(false);
		expect(html).not.toContain("<iframe");
		expect(html).not.toMatch(/(src|href)(set)?="https?:/i);
		expect(html).toMatch(/<a href="\/videos\/1\?play"/);
	});

	test("has the player instead of the poster after play was pressed", () => {
		const html = page(true);
		expect(html.match(/<iframe/g)).toHaveLength(1);
		expect(html).not.toContain('href="/videos/1?play"');
	});
});

test("a category without a heading is shown under its own name", () => {
	expect(categoryTitle("home")).toBe("Around the house");
	expect(categoryTitle("agility")).toBe("Agility");
});

test("the player is 853 by 480, has a title, begins by itself, and allows nothing but that and full screen", () => {
	const html = renderMarkup(<Player title="A walk" videoId="abc" />);
	expect(html).toContain('title="A walk"');
	expect(html).toContain('src="https://www.youtube-nocookie.com/embed/abc?autoplay=1&amp;');
	expect(html).toContain('width="853" height="480" allow="autoplay; fullscreen"');
});

test("one of the site's own films is played by the browser, with captions and without other hosts", () => {
	const html = renderMarkup(<Player title="The porch" videoId="local-porch" />);
	expect(html).not.toMatch(/iframe|https?:/);
	expect(html).toMatch(/<video[^>]* autoPlay=""[^>]* width="853" height="480"/);
	expect(html).toContain('<source src="/films/porch.webm" type="video/webm"/>');
	expect(html).toContain('<source src="/films/porch.mp4" type="video/mp4"/>');
	expect(html).toMatch(/<track kind="captions" src="\/films\/porch\.vtt" srcLang="en"/i);
});

test("an embedded video has a link to its page at the video service", () => {
	expect(renderMarkup(<Player title="A walk" videoId="abc" />)).toContain(
		'href="https://www.youtube.com/watch?v=abc"',
	);
});
