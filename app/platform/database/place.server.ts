/** Where the site's data is, according to the settings. */
import { resolve } from "node:path";
import { env } from "../env.ts";

/** Which of the two supported databases the site uses (docs/decisions/0004). */
export const provider = env.DATABASE_URL?.startsWith("postgres") ? "postgresql" : "sqlite";

/** The folder of the database file, the photos and the generated secret. */
export const dataFolder = resolve(env.DATA_DIR);

/** The file of the SQLite database; not used with PostgreSQL. */
export const databaseFile =
	provider === "sqlite" && env.DATABASE_URL
		? resolve(env.DATABASE_URL.slice("file:".length))
		: resolve(dataFolder, "site.db");

/** Names the database and the folder, for the person who runs a command. */
export const place = `Database: ${provider === "sqlite" ? databaseFile : "PostgreSQL, see DATABASE_URL"}
Data folder: ${dataFolder}`;
