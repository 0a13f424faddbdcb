// Lists, creates and changes accounts. The build bundles this file (vite.config.ts) as build/server/account.js.
import { existsSync } from "node:fs";
import * as accounts from "../app/accounts/commands.server.ts";
import { withServerLock } from "../app/platform/database/database.server.ts";
import { applyMigrations } from "../app/platform/database/migrations.server.ts";
import { databaseFile, place, provider } from "../app/platform/database/place.server.ts";
import { command } from "./command.ts";

const usage = `npm run account -- list                        lists the accounts
npm run account -- create admin|service NAME   creates an account with a generated password
npm run account -- password NAME               gives it a new generated password, ends its sessions and tokens,
                                               and removes its passkeys
npm run account -- revoke NAME                 ends its tokens
npm run account -- no-codes NAME               stops asking for codes, if phone and recovery codes are lost
npm run account -- unlock NAME                 lets its owner sign in again after too many wrong passwords or codes
npm run account -- close NAME                  disables it and ends its sessions
npm run account -- open NAME                   enables it again
To choose the password yourself, set the environment variable PASSWORD.`;

const chosen = process.env.PASSWORD;
const password: string = chosen ?? accounts.madePassword();
const shown = chosen ? "" : ` Its password, shown only this once: ${password}`;

/** How each command names what it needs. A name may have spaces. */
const forms =
	/^(list|(create (admin|service)|password|revoke|no-codes|unlock|close|open) (?<name>.+))$/;

/** Stops where no site has been: a command must not create the database that it was to read. */
async function findSite() {
	console.log(place);
	const isThere = provider !== "sqlite" || existsSync(databaseFile);
	if (!isThere || !(await accounts.isThereASite())) {
		throw new Error(
			"There is no such database, or it has no site: see DATA_DIR and DATABASE_URL. `npm start` creates one.",
		);
	}
	// A server may be starting with the same database at this moment.
	await withServerLock(applyMigrations);
}

await command(usage, async (words) => {
	const asked = forms.exec(words.join(" "));
	if (!asked) return undefined;
	await findSite();
	const name = asked.groups?.name ?? "";
	switch (words[0]) {
		case "list":
			return (await accounts.listAccounts()).join("\n") || "There are no accounts.";
		case "create":
			await accounts.createAccount(name, password, words[1] === "admin" ? "admin" : "service");
			return `The account ${name} was created.${shown}`;
		case "password":
			await accounts.setPassword(name, password);
			return `The account ${name} has a new password; its sessions and tokens have ended, and its passkeys are removed.${shown}`;
		case "revoke":
			return `${await accounts.revokeTokens(name)} tokens of ${name} have ended.`;
		case "no-codes":
			await accounts.forgetCodes(name);
			return `${name} now signs in with only the password.`;
		case "unlock":
			await accounts.unlock(name);
			return `The wrong passwords and codes tried for ${name} are forgotten.`;
		default:
			await accounts.setActive(name, words[0] === "open");
			return `The account ${name} is ${words[0] === "open" ? "open" : "closed"}.`;
	}
});
