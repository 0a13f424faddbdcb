import { UNSAFE_ErrorResponseImpl as ErrorResponse } from "react-router";
import { describe, expect, test } from "vitest";
import { isTransportFailure } from "./guarded-navigation.ts";

describe("a failure of the network or of something in between", () => {
	test.each([
		["Chrome's without a network", new TypeError("Failed to fetch")],
		["Safari's", new TypeError("Load failed")],
		["Safari's, in the middle", new TypeError("The network connection was lost.")],
		["Firefox's", new TypeError("NetworkError when attempting to fetch resource.")],
		["a page instead of data", new Error("Unable to decode turbo-stream response")],
		["a proxy's page", new ErrorResponse(502, "Bad Gateway", "<h1>Bad Gateway</h1>")],
	])("%s counts as one", (_, error) => {
		expect(isTransportFailure(error)).toBe(true);
	});

	test.each([
		["a 404 from a route", new ErrorResponse(404, "", null)],
		["a form for a page that takes none", new ErrorResponse(405, "Method Not Allowed", "Error: …")],
		["a failure on the server", new Error("Unexpected Server Error")],
		["a mistake in a component", new TypeError("Cannot read properties of undefined")],
		["nothing", undefined],
	])("%s doesn't count as one", (_, error) => {
		expect(isTransportFailure(error)).toBe(false);
	});
});
