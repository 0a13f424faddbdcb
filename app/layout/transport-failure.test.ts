import { UNSAFE_ErrorResponseImpl as ErrorResponse } from "react-router";
import { describe, expect, test } from "vitest";
import { isTransportFailure } from "./transport-failure.ts";

describe("a failure of the line or of something on it", () => {
	test.each([
		["Chrome's without a network", new TypeError("Failed to fetch")],
		["Safari's", new TypeError("Load failed")],
		["Safari's, in the middle", new TypeError("The network connection was lost.")],
		["Firefox's", new TypeError("NetworkError when attempting to fetch resource.")],
		["a page instead of data", new Error("Unable to decode turbo-stream response")],
		["a proxy's page", new ErrorResponse(502, "Bad Gateway", "<h1>Bad Gateway</h1>")],
	])("%s is one", (_, error) => {
		expect(isTransportFailure(error)).toBe(true);
	});

	test.each([
		["what a route found missing", new ErrorResponse(404, "", null)],
		["what failed on the server", new Error("Unexpected Server Error")],
		["a mistake in a component", new TypeError("Cannot read properties of undefined")],
		["nothing", undefined],
	])("%s is none", (_, error) => {
		expect(isTransportFailure(error)).toBe(false);
	});
});
