// Creates and changes accounts. The build bundles this file (vite.config.ts) as build/server/account.js.
import { existsSync } from "node:fs";
import * as accounts from "../app/accounts/commands.server.ts";
import {
	databaseFile,
	provider,
	withServerLock,
} from "../app/platform/database/database.server.ts";
import { applyMigrations } from "../app/platform/database/migrations.server.ts";
import { createPrivately } from "../app/platform/private-files.server.ts";

const usage = `npm run account -- create admin|service NAME   creates an account with a generated password
npm run account -- password NAME               gives it a new generated password, ends its sessions and tokens
npm run account -- revoke NAME                 ends its tokens
npm run account -- no-codes NAME               stops asking for codes, if phone and recovery codes are lost
npm run account -- unlock NAME                 lets its owner sign in again after too many wrong passwords or codes
npm run account -- close NAME                  disables it and ends its sessions
npm run account -- open NAME                   enables it again
To choose the password yourself, set the environment variable PASSWORD.`;

const chosen = process.env.PASSWORD;
const password: string = chosen ?? accounts.madePassword();
const shown = chosen ? "" : ` Its password, shown only this once: ${password}`;

async function change([command, ...names]: string[]): Promise<string | undefined> {
	const name = names.at(-1);
	if (!name) return undefined;
	console.log(`Database: ${provider === "sqlite" ? databaseFile : "PostgreSQL, see DATABASE_URL"}`);
	if (provider === "sqlite" && !existsSync(databaseFile)) {
		throw new Error(
			"There is no such database: see DATA_DIR and DATABASE_URL. `npm start` creates one.",
		);
	}
	// A server may be starting with the same database at this moment.
	await withServerLock(applyMigrations);
	switch (command) {
		case "create":
			if (names[0] !== "admin" && names[0] !== "service") return undefined;
			if (names.length !== 2) return undefined;
			await accounts.createAccount(name, password, names[0]);
			return `The account ${name} was created.${shown}`;
		case "password":
			await accounts.setPassword(name, password);
			return `The account ${name} has a new password; its sessions and tokens have ended.${shown}`;
		case "revoke":
			return `${await accounts.revokeTokens(name)} tokens of ${name} have ended.`;
		case "no-codes":
			await accounts.forgetCodes(name);
			return `${name} now signs in with only the password.`;
		case "unlock":
			await accounts.unlock(name);
			return `The wrong passwords and codes tried for ${name} are forgotten.`;
		case "close":
		case "open":
			await accounts.setActive(name, command === "open");
			return `The account ${name} is ${command === "open" ? "open" : "closed"}.`;
		default:
			return undefined;
	}
}

createPrivately();
try {
	const asked = process.argv.slice(2);
	const words = await change(asked);
	console.log(words ?? usage);
	process.exit(words || asked.length === 0 ? 0 : 2);
} catch (error) {
	console.error(error instanceof Error ? error.message : error);
	process.exit(1);
}
