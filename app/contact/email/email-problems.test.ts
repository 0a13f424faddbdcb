import { expect, test } from "vitest";
import { problemWords } from "./email-problems.ts";

test("every code of a failed email is explained in words", () => {
	expect(problemWords("")).toBe("");
	expect(problemWords("HTTP 401")).toContain("SENDGRID_API_KEY");
	expect(problemWords("HTTP 500")).toBe(problemWords("HTTP 503"));
	expect(problemWords("timeout")).toContain("in time");
	expect(problemWords("EHOSTUNREACH")).toBe("it could not be handed to the mail service");
	expect(problemWords("SMTP 535")).toContain("SMTP_URL");
	expect(problemWords("SMTP 550")).toContain("refused the address");
	expect(problemWords("SMTP 451")).toContain("busy");
});
