import { expect, test } from "vitest";
import { currentPage, currentPlace } from "./navigation.ts";

test.each([
	["/admin", "Today", undefined],
	["/admin/families", "Families", "Everybody"],
	["/admin/families/12/merge", "Families", "Everybody"],
	["/admin/families/messages/7/", "Families", "Messages"],
	["/admin/waiting-list/new", "Families", "Waiting list"],
	["/admin/puppies/3/photos", "Puppies", undefined],
	["/admin/reservations/new", "Puppies", undefined],
	["/admin/calendar/feeds", "Calendar", undefined],
	["/admin/site/puppy-delivery", "My site", "Pages"],
	["/admin/content/delivery/history", "My site", "Texts and pictures"],
	["/admin/settings/prices/history", "Settings", "Prices"],
	["/admin/settings", "Settings", "Business"],
	["/admin/settings/prices", "Settings", "Prices"],
	["/admin/letters/new", "Settings", "Letters"],
	["/admin/account/codes", "Settings", "Account"],
	["/admin/guide/the-first-hour", "Guide", undefined],
	["/admin/search", undefined, undefined],
	["/admin/familiesx", undefined, undefined],
])("%s belongs to %s, %s", (path, name, section) => {
	const place = currentPlace(path);
	expect(place?.name).toBe(name);
	expect(place?.sections && currentPage(place.sections, path)?.name).toBe(section);
});
