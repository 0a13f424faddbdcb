import { expect, test } from "vitest";
import { playerAddress, VIDEO_HOST } from "./video-host.ts";

test("a player's address is on the video host, whatever the id contains", () => {
	expect(playerAddress("dQw4w9WgXcQ")).toBe(`${VIDEO_HOST}/embed/dQw4w9WgXcQ`);
	expect(playerAddress("a/../b?c#d")).toBe(`${VIDEO_HOST}/embed/a%2F..%2Fb%3Fc%23d`);
});

test("a player starts by itself only if requested", () => {
	expect(playerAddress("abc", { autoplay: true })).toBe(
		`${VIDEO_HOST}/embed/abc?autoplay=1&enablejsapi=1`,
	);
});
