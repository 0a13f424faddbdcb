import { expect, test } from "vitest";
import { manageToken, readManageToken } from "./tokens.server.ts";

test("a signed token identifies its owner", () => {
	const owner = { id: 123_456, linkVersion: 3 };
	expect(readManageToken(manageToken(owner))).toEqual(owner);
});

test("an altered signed token is invalid", () => {
	const token = manageToken({ id: 12, linkVersion: 1 });
	const [id = "", version = "", ...mac] = token.split("-");
	const ofAnother = manageToken({ id: 13, linkVersion: 1 });
	for (const altered of [
		"",
		token.slice(0, -1),
		`${token}a`,
		`${token.slice(0, -2)}${token.endsWith("AA") ? "BB" : "AA"}`,
		["d", version, ...mac].join("-"),
		[id, "2", ...mac].join("-"),
		[id.toUpperCase(), version, "x".repeat(43)].join("-"),
		`${id}-${version}-${ofAnother.split("-").slice(2).join("-")}`,
		`${id}-${version}-${"A".repeat(43)}`,
	]) {
		expect(readManageToken(altered), altered).toBeUndefined();
	}
});
