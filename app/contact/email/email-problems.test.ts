import { expect, test } from "vitest";
import { problemText } from "./email-problems.ts";

test("every code of a failed email is explained in words", () => {
	expect(problemText("")).toBe("");
	expect(problemText("HTTP 401")).toContain("SENDGRID_API_KEY");
	expect(problemText("HTTP 500")).toBe(problemText("HTTP 503"));
	expect(problemText("timeout")).toContain("in time");
	expect(problemText("EHOSTUNREACH")).toBe("it could not be handed to the mail service");
	expect(problemText("SMTP 535")).toContain("SMTP_URL");
	expect(problemText("SMTP 550")).toContain("refused the address");
	expect(problemText("SMTP 451")).toContain("busy");
});
