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

/** Writes the buffered lines to the output. */
function writeGathered() {
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
		gathered += line;
		if (gathered.length >= GATHERED_MAX) writeGathered();
	},
};

setInterval(writeGathered, WRITE_EVERY).unref();
process.on("exit", () => {
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
 * Logs an event that happens tens of thousands of times a second, as `log[level]` would, which takes half as long as
 * sending a cached page.
 * @param rest The line's JSON after level and time, with the closing brace. It contains nothing that a visitor wrote.
 */
export const logLine = (level: "info" | "warn", rest: string) =>
	lines.write(`{"level":"${level}"${pino.stdTimeFunctions.isoTime()},${rest}\n`);

/** Writes all buffered lines, and resolves when they are written; for the end of the process. */
export function flushLog(): Promise<void> {
	writeGathered();
	return new Promise((done) => output.flush(() => done()));
}
