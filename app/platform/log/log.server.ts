/**
 * The logger: one JSON line per event, without personal data. No line contains bodies, names or
 * addresses, and they are redacted from error messages (error-record.server.ts).
 */
import pino from "pino";
import { env } from "../env.ts";
import { requestContext } from "../http/request-context.server.ts";
import { errorRecord } from "./error-record.server.ts";

/** Buffered lines are written after this many characters or milliseconds. */
const GATHERED_MAX = 64 * 1024;
const WRITE_EVERY = 500;

// With a minimum length, `flush` calls back when everything is written.
const output = pino.destination({ fd: 1, sync: false, minLength: 1 });
let gathered = "";

/** A line that is formatted later, together with others, as `log[level]` would write it. */
export interface DeferredLine {
	level: "info" | "warn";
	/** When the event happened, on the clock of `performance.now()`. */
	at: number;
	/** The line's JSON after level and time, with the closing brace. It contains nothing that a visitor wrote. */
	rest: () => string;
}

/** How many deferred lines are formatted together. */
const DEFERRED_MAX = 400;
const deferred: DeferredLine[] = [];

function gatherDeferred() {
	const clock = Date.now() - performance.now();
	let millisecond = 0;
	let time = "";
	for (const line of deferred) {
		const at = Math.round(line.at + clock);
		if (at !== millisecond) {
			millisecond = at;
			time = new Date(at).toISOString();
		}
		gathered += `{"level":"${line.level}","time":"${time}",${line.rest()}\n`;
	}
	deferred.length = 0;
}

/** Writes the buffered lines to the output. */
function writeGathered() {
	gatherDeferred();
	const lines = gathered;
	gathered = "";
	if (lines !== "") output.write(lines);
}

/**
 * Buffers the lines, because a system call for each would cost more than sending a cached page. So would
 * the destination's own buffer, which measures all its content again for every line. Errors are written
 * at once, and everything is written when the process ends.
 */
const lines = {
	write(line: string) {
		gatherDeferred();
		gathered += line;
		if (gathered.length >= GATHERED_MAX) writeGathered();
	},
};

setInterval(writeGathered, WRITE_EVERY).unref();
process.on("exit", () => {
	gatherDeferred();
	if (gathered !== "") pino.destination({ fd: 1, sync: true }).write(gathered);
});

export const log = pino(
	{
		level: env.LOG_LEVEL,
		base: null,
		timestamp: pino.stdTimeFunctions.isoTime,
		mixin: () => {
			const request = requestContext.getStore()?.id;
			return request ? { request } : {};
		},
		formatters: { level: (label) => ({ level: label }) },
		hooks: {
			logMethod(args, method, level) {
				method.apply(this, args);
				if (level >= (pino.levels.values.error ?? 50)) writeGathered();
			},
		},
		serializers: { err: errorRecord },
	},
	lines,
);

/**
 * Logs events that happen tens of thousands of times a second. For one line, the logger needs half as long
 * as sending a cached page takes; here the request only waits until the line is put on a list.
 */
export function logDeferred(line: DeferredLine) {
	deferred.push(line);
	if (deferred.length < DEFERRED_MAX) return;
	gatherDeferred();
	if (gathered.length >= GATHERED_MAX) writeGathered();
}

/** Writes all buffered lines, and resolves when they are written; for the end of the process. */
export function flushLog(): Promise<void> {
	writeGathered();
	return new Promise((done) => output.flush(() => done()));
}
