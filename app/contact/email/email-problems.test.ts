import { expect, test } from "vitest";
import { problemWords } from "./email-problems.ts";

test("what kept an email from being sent is said in words, whatever the code", () => {
	expect(problemWords("")).toBe("");
	expect(problemWords("HTTP 401")).toContain("SENDGRID_API_KEY");
	expect(problemWords("HTTP 500")).toBe(problemWords("HTTP 503"));
	expect(problemWords("timeout")).toContain("in time");
	expect(problemWords("EHOSTUNREACH")).toBe("it could not be handed to SendGrid");
});
