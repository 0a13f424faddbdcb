import { describe, expect, test } from "vitest";
import { addressProblems, readPastedAddress } from "./pasted-address.ts";

const videoId = "dQw4w9WgXcQ";

describe("the pasted address of a video", () => {
	test.each([
		"dQw4w9WgXcQ",
		"  dQw4w9WgXcQ\n",
		"https://www.youtube.com/watch?v=dQw4w9WgXcQ",
		"http://youtube.com/watch?v=dQw4w9WgXcQ",
		"https://www.youtube.com/watch?feature=share&v=dQw4w9WgXcQ&t=42s",
		"https://www.youtube.com/watch?v=dQw4w9WgXcQ&list=PL1234567890&index=3",
		"https://www.youtube.com/watch?v=dQw4w9WgXcQ#t=10",
		"https://www.youtube.com/watch/dQw4w9WgXcQ",
		"https://m.youtube.com/watch?v=dQw4w9WgXcQ",
		"https://music.youtube.com/watch?v=dQw4w9WgXcQ",
		"HTTPS://WWW.YOUTUBE.COM/watch?v=dQw4w9WgXcQ",
		"www.youtube.com/watch?v=dQw4w9WgXcQ",
		"youtube.com/watch?v=dQw4w9WgXcQ",
		"https://youtu.be/dQw4w9WgXcQ",
		"https://youtu.be/dQw4w9WgXcQ?si=abcDEF123&t=5",
		"youtu.be/dQw4w9WgXcQ/",
		"https://www.youtube.com/embed/dQw4w9WgXcQ",
		"https://www.youtube.com/embed/dQw4w9WgXcQ?start=5",
		"https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ?autoplay=1",
		"https://youtube-nocookie.com/embed/dQw4w9WgXcQ/",
		"https://www.youtube.com/shorts/dQw4w9WgXcQ",
		"https://youtube.com/shorts/dQw4w9WgXcQ?feature=share",
		"https://www.youtube.com/live/dQw4w9WgXcQ?si=x",
		"https://www.youtube.com/v/dQw4w9WgXcQ",
		"https://www.youtube.com/e/dQw4w9WgXcQ",
		"https://studio.youtube.com/video/dQw4w9WgXcQ/edit",
		"https://studio.youtube.com/video/dQw4w9WgXcQ/analytics/tab-overview/period-default",
		"studio.youtube.com/video/dQw4w9WgXcQ",
		"https://gaming.youtube.com/watch?v=dQw4w9WgXcQ",
		"https://youtu.be/dQw4w9WgXcQ.",
		"<https://youtu.be/dQw4w9WgXcQ>,",
		"(https://www.youtube.com/watch?v=dQw4w9WgXcQ)",
		"//www.youtube.com/embed/dQw4w9WgXcQ",
		'<iframe width="560" height="315" src="https://www.youtube.com/embed/dQw4w9WgXcQ?si=a&amp;start=5" title="Otis > Juniper" frameborder="0" allow="autoplay" allowfullscreen></iframe>',
		"<IFRAME\n  width=560\n  src='//www.youtube-nocookie.com/embed/dQw4w9WgXcQ'></IFRAME>\n",
		"<iframe src=https://www.youtube.com/embed/dQw4w9WgXcQ allowfullscreen></iframe>",
	])("is understood: %s", (pasted) => {
		expect(readPastedAddress(pasted)).toEqual({ videoId });
	});

	test("may be an id with hyphens and underscores", () => {
		expect(readPastedAddress("https://youtu.be/-_aB3dE-_9z")).toEqual({ videoId: "-_aB3dE-_9z" });
	});

	test.each([
		"https://www.youtube.com/playlist?list=PL1234567890",
		"https://www.youtube.com/embed/videoseries?list=PL1234567890",
		"https://www.youtube.com/watch?list=PL1234567890",
		"https://www.youtube.com/@homewardhounds",
		"https://www.youtube.com/channel/UC1234567890",
		"https://studio.youtube.com/channel/UC1234567890/videos",
		'<iframe src="https://www.youtube.com/embed/videoseries?list=PL1234567890"></iframe>',
		"https://www.youtube.com/c/HomewardHounds/videos",
	])("is not one video: %s", (pasted) => {
		expect(readPastedAddress(pasted)).toEqual({ problem: addressProblems.several });
	});

	test.each([
		"https://vimeo.com/123456789",
		"https://youtube.com.evil.example/watch?v=dQw4w9WgXcQ",
		"https://notyoutube.com/watch?v=dQw4w9WgXcQ",
		"https://example.com/?u=https://youtu.be/dQw4w9WgXcQ",
		"https://youtube.com@evil.example/watch?v=dQw4w9WgXcQ",
		'<iframe src="https://player.vimeo.com/video/123456789"></iframe>',
	])("is on another site: %s", (pasted) => {
		expect(readPastedAddress(pasted)).toEqual({ problem: addressProblems.elsewhere });
	});

	test.each([
		"",
		"porch",
		"videoseries",
		"dQw4w9WgXc",
		"dQw4w9WgXcQQ",
		"https://youtu.be/",
		"https://www.youtube.com/",
		"https://www.youtube.com/watch?v=short",
		"https://www.youtube.com/watch?v=dQw4w9WgXcQ%00",
		"javascript:alert(1)//youtu.be/dQw4w9WgXcQ",
		"ftp://youtu.be/dQw4w9WgXcQ",
		"see youtu.be/dQw4w9WgXcQ",
		"https://",
		"<iframe></iframe>",
		'<iframe data-src="https://www.youtube.com/embed/dQw4w9WgXcQ"></iframe>',
		'<script src="https://www.youtube.com/embed/dQw4w9WgXcQ"></script>',
		"🐶",
	])("is refused: %j", (pasted) => {
		expect(readPastedAddress(pasted)).toEqual({ problem: addressProblems.unknown });
	});
});
