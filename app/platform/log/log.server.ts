/** The one logger: a JSON line an event, without personal data (no bodies, names or addresses; errors' words only without them). */
import pino from "pino";
import { env } from "../env.ts";
import { requestContext } from "../http/request-context.server.ts";
import { errorRecord } from "./error-record.server.ts";

/** Characters, and milliseconds, after which lines that were gathered are written. */
const GATHERED = 4_096;
const WRITE_EVERY = 500;

// A system call for each line would cost more than sending a kept page. What is worse than a
// warning is written at once, and everything when the process ends.
const output = pino.destination({
	fd: 1,
	sync: false,
	minLength: GATHERED,
	periodicFlush: WRITE_EVERY,
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
				if (level >= (pino.levels.values.error ?? 50)) output.flush();
			},
		},
		serializers: { err: errorRecord },
	},
	output,
);

/**
 * A line as `log.info` would write it, for what happens tens of thousands of times a second:
 * making it costs the logger as much as sending a kept page does.
 * @param fields gives them as JSON without its braces, where the line is written at all.
 */
export function logQuickly(fields: () => string, message: string) {
	if (!log.isLevelEnabled("info")) return;
	const time = new Date().toISOString();
	output.write(`{"level":"info","time":"${time}",${fields()},"msg":"${message}"}\n`);
}

/** Writes every line that was gathered; for the end of the process. */
export function flushLog(): Promise<void> {
	return new Promise((done) => log.flush(() => done()));
}
