/** Creates accounts that a test may change in any way. */
import { randomUUID } from "node:crypto";
import { join } from "node:path";
import type { BrowserContext, Page } from "@playwright/test";
import Database from "better-sqlite3";
import { adminPassword } from "../support/accounts.ts";
import { anyAddress } from "../support/messages.ts";
import { siteData } from "../support/site-data.ts";
import { expect } from "./fixtures.ts";

export interface OwnAccount {
	username: string;
	password: string;
}

/** Creates a new account on the site at `baseURL`, with the password of the one that its settings create. */
export function addAccount(baseURL: string | undefined): OwnAccount {
	const username = `own-${randomUUID().slice(0, 8)}`;
	const file = join(siteData(new URL(baseURL ?? "").port), "site.db");
	const database = new Database(file, { timeout: 60_000 });
	try {
		database
			.prepare(
				"INSERT INTO Account (username, kind, passwordHash) SELECT ?, kind, passwordHash FROM Account WHERE username = 'admin'",
			)
			.run(username);
	} finally {
		database.close();
	}
	return { username, password: adminPassword };
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
