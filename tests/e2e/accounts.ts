/** Creates accounts that a test may change in any way, with the site's own command. */
import { execFile } from "node:child_process";
import { randomUUID } from "node:crypto";
import { promisify } from "node:util";
import type { BrowserContext, Page } from "@playwright/test";
import { anyAddress } from "../support/messages.ts";
import { siteData } from "../support/site-data.ts";
import { expect } from "./fixtures.ts";

const run = promisify(execFile);

export interface OwnAccount {
	username: string;
	password: string;
}

/** Creates a new account on the site at `baseURL`. */
export async function addAccount(baseURL: string | undefined): Promise<OwnAccount> {
	const account = { username: `own-${randomUUID().slice(0, 8)}`, password: randomUUID() };
	const command = ["build/server/account.js", "create", "admin", account.username];
	const { stdout } = await run(process.execPath, command, {
		env: {
			...process.env,
			PASSWORD: account.password,
			DATA_DIR: siteData(new URL(baseURL ?? "").port),
			LOG_LEVEL: "silent",
		},
	});
	expect(stdout).toContain("was created");
	return account;
}

/** Gives a browser its own network address, so that wrong passwords don't count against anybody else. */
export function fromOwnNetwork(context: BrowserContext) {
	return context.setExtraHTTPHeaders({ "X-Forwarded-For": anyAddress() });
}

/** Fills in the sign-in form and submits it. */
export async function sendSignIn(page: Page, { username, password }: OwnAccount) {
	const button = page.getByRole("button", { name: "Sign in", exact: true });
	// While the previous attempt is pending, the form accepts no other one and clears its password.
	await expect(button).not.toHaveAttribute("aria-disabled", "true");
	await page.getByLabel("Username").fill(username);
	await page.getByLabel("Password").fill(password);
	await button.click();
}

/** Signs in behind the link of a page whose session has ended, in another tab. */
export async function signInElsewhere(page: Page, account: OwnAccount) {
	const opening = page.context().waitForEvent("page");
	await page.getByRole("link", { name: "Sign in", exact: true }).click();
	const tab = await opening;
	await sendSignIn(tab, account);
	await expect(tab).toHaveURL("/admin");
	await tab.close();
}
