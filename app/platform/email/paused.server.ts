/**
 * Data that was restored from a backup sends no email until somebody says so: the copy may only be a try,
 * and what waited in the backup may have been sent since. A file in the data directory says that it is so.
 */
import { closeSync, existsSync, openSync, rmSync } from "node:fs";
import { join } from "node:path";
import { env } from "../env.ts";

const fileIn = (dataDir: string) => join(dataDir, "sending-paused");

export const pauseSending = (dataDir: string) => closeSync(openSync(fileIn(dataDir), "a", 0o600));

export const isSendingPaused = () => existsSync(fileIn(env.DATA_DIR));

/** Lets this site send again. A running one does within seconds. */
export const resumeSending = () => rmSync(fileIn(env.DATA_DIR), { force: true });
