/**
 * The one logger: a JSON line for each event, without personal data. No line has bodies, names or
 * addresses in it, and an error's message stands in it only without them (error-record.server.ts).
 */
import pino from "pino";
import { env } from "../env.ts";
import { requestContext } from "../http/request-context.server.ts";
import { errorRecord } from "./error-record.server.ts";

/** Characters, and milliseconds, after which lines that were gathered are written. */
const GATHERED_MAX = 64 * 1024;
const WRITE_EVERY = 500;

// With a minimum length, `flush` calls back when everything is written.
const output = pino.destination({ fd: 1, sync: false, minLength: 1 });
let gathered = "";

/** Hands what was gathered over to be written. */
function writeGathered() {
	const lines = gathered;
	gathered = "";
	if (lines !== "") output.write(lines);
}

/**
 * Lines are gathered here, because a system call for each would cost more than sending a cached
 * page does, and so would the destination's own buffer, which measures all that it holds with
 * every line. Errors are written at once, and everything when the process ends.
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
		level: env.logLevel,
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

const starts = {
	info: { at: 0, text: "" },
	warn: { at: 0, text: "" },
};

/** Level and time as lines have them, put together once for all lines of a millisecond. */
function startOf(level: keyof typeof starts): string {
	const start = starts[level];
	const now = Date.now();
	if (now !== start.at) {
		start.at = now;
		start.text = `{"level":"${level}","time":"${new Date(now).toISOString()}",`;
	}
	return start.text;
}

/**
 * Writes a line as `log[level]` would, for what happens tens of thousands of times a second:
 * making it costs the logger more than half of what sending a cached page does.
 * @param rest all of the line's JSON after level and time, with the brace at its end. Nothing in
 * it may come from a visitor.
 */
export function logReady(level: keyof typeof starts, rest: string) {
	lines.write(`${startOf(level)}${rest}\n`);
}

/** Writes every line that was gathered; for the end of the process. */
export function flushLog(): Promise<void> {
	writeGathered();
	return new Promise((done) => output.flush(() => done()));
}
