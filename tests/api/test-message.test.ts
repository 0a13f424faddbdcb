/** Tests the trainer's test message on a site that sends email through an SMTP server. */
import { afterAll, beforeAll, expect, test } from "vitest";
import { type Browser, signedIn } from "../support/browser.ts";
import { type BuiltServer, startServer } from "../support/server.ts";
import { type FakeSmtp, startSmtp } from "../support/smtp.ts";

const password = "a password for tests";
const settings = "/admin/settings/mail";
let smtp: FakeSmtp;
let server: BuiltServer;
let browser: Browser;

beforeAll(async () => {
	smtp = await startSmtp();
	server = await startServer({
		SMTP_URL: smtp.url,
		ADMIN_PASSWORD: password,
		MAIL_TO: "maren@kennel.test",
	});
	browser = await signedIn(server.origin, password);
});
afterAll(async () => {
	await server.stop();
	await smtp.stop();
});

async function pressed() {
	const response = await browser.post("/admin/status", { intent: "test" });
	expect([response.status, response.headers.get("Location")]).toEqual([303, settings]);
	return (await browser.open(settings)).html;
}

test("the settings of email have a button that shows what the mail server said", async () => {
	expect((await browser.open(settings)).html).toContain("Send me a test message");
	expect(await pressed()).toContain(
		"127.0.0.1 accepted the test message for maren@kennel.test: “250 2.0.0 Ok: queued as 4F2A”",
	);
	expect(smtp.accepted).toMatchObject([{ to: "maren@kennel.test" }]);
	smtp.script("550 5.1.1 No such user");
	expect(await pressed()).toContain(
		"127.0.0.1 did not accept the test message for maren@kennel.test: “550 5.1.1 No such user”",
	);
	expect((await browser.open("/admin/status")).html).toContain("through 127.0.0.1");
});
