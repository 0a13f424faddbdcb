/** The one logger: a JSON line an event, without personal data (no bodies, names or addresses). */
import pino from "pino";
import { env } from "./env.ts";

export const log = pino({
	level: env.logLevel,
	base: null,
	timestamp: pino.stdTimeFunctions.isoTime,
	formatters: { level: (label) => ({ level: label }) },
	serializers: {
		// An error's message may quote what a visitor wrote; only its kind and place are kept.
		err: (error: unknown) =>
			error instanceof Error
				? {
						name: error.name,
						at: error.stack
							?.match(/^\s+at .+$/gm)
							?.slice(0, 5)
							.join(" | "),
					}
				: { name: typeof error },
	},
});
