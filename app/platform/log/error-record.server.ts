/**
 * An error as the log has it: its message, code, causes and stack, so that somebody who reads the
 * line can act on it, without what visitors sent and without secrets.
 */
import { env } from "../env.ts";
import { requestContext } from "../http/request-context.server.ts";
import { projectFolder } from "../project-files.server.ts";

const HIDDEN = "[redacted]";
/** Longest message, in UTF-16 units. */
const MESSAGE_MAX = 1_000;
/** Stack frames that are logged: where it was thrown, then those in the project's own code. */
const THROWN_MAX = 3;
const OWN_MAX = 8;
/** Stack frames that an error keeps: a failed query has a dozen of the database client's above ours. */
Error.stackTraceLimit = 40;
/** Causes of causes that are told. */
const CAUSES_MAX = 5;
/** Errors of an aggregate that are told. */
const ERRORS_MAX = 3;
/** Shorter values, such as "on" or an id, are part of too many messages, and tell too little of a person. */
const VALUE_MIN = 3;

export interface ErrorRecord {
	name: string;
	message?: string;
	code?: string | number;
	/** The innermost frames first, in the source where the build has source maps. */
	at?: string;
	/** Where the project's code caught it, where `at` names no line of it. */
	caughtAt?: string;
	cause?: ErrorRecord;
	errors?: ErrorRecord[];
}

const secrets = [
	env.sendgrid.apiKey,
	env.metricsToken,
	env.mediaStore?.secretAccessKey,
	URL.parse(env.databaseUrl ?? "")?.password,
	...(env.sessionSecrets ?? []),
	...Object.values(env.firstAccounts).map(({ password }) => password),
].flatMap((secret) => secret ?? []);

function decoded(text: string): string {
	try {
		return decodeURIComponent(text);
	} catch {
		return text;
	}
}

/** What the request's address says beyond the segments of our own routes: values and odd segments. */
function valuesIn(target: string): string[] {
	const [path = "", query = ""] = target.split("?", 2);
	const segments = path.split("/").flatMap((segment) => [segment, decoded(segment)]);
	const personal = segments.filter((segment) => !/^[a-z-]*(\.data)?$/.test(segment));
	return [...personal, ...new URLSearchParams(query).values()];
}

/** A value as it may stand in an error's message: whole, by lines, and as JSON or code writes it. */
const waysToWrite = (value: string) => {
	const lines = [value, ...value.split(/[\r\n]+/)].map((line) => line.trim());
	return lines.flatMap((line) => [line, JSON.stringify(line).slice(1, -1), line.toLowerCase()]);
};

/** The texts that no line may repeat, the longest first, so that none is left in part. */
function hiddenTexts(): string[] {
	const context = requestContext.getStore();
	const received = context ? [...valuesIn(context.target), ...context.bodyTexts] : [];
	const values = new Set([...received.flatMap(waysToWrite), ...secrets]);
	return [...values]
		.filter((value) => value.length >= VALUE_MIN)
		.toSorted((a, b) => b.length - a.length);
}

const emailAddress = /[^\s<>"'`(),;:]+@[^\s<>"'`(),;:]+/g;
/** Digits as telephone numbers are written; addresses of hosts have dots, and stay. */
const digits = /\+?\(?\d[\d\s()-]{5,}\d/g;
/** Tokens, hashes and what else is long and made by chance. */
const random = /\b[\w-]{40,}/g;
/** What is quoted and is no name of something in the code or the database. */
const quoted = /"(?![\w.$/-]{1,80}")[^"]*"|'(?![\w.$/-]{1,80}')[^']*'/g;
/** From the first quotation mark to the last: a parser quotes what it was given as it is. */
const quotedByParser = /["'].*["']/s;

/** Words without what visitors sent, secrets, and what looks like either. */
function redacted(text: string, hidden: readonly string[]): string {
	let message = text;
	for (const value of hidden) message = message.replaceAll(value, HIDDEN);
	return message
		.replace(emailAddress, HIDDEN)
		.replace(quoted, HIDDEN)
		.replace(digits, HIDDEN)
		.replace(random, HIDDEN);
}

/** Prisma quotes the whole query, values included, between its first line and its last. */
function shortened(name: string, message: string): string {
	if (!name.startsWith("PrismaClient")) return message;
	const lines = message.split("\n").map((line) => line.trim());
	const filled = lines.filter(Boolean);
	return [...new Set([filled[0] ?? "", filled.at(-1) ?? ""])].join(" ");
}

function messageOf(name: string, message: string, hidden: readonly string[]): string {
	const short = shortened(name, message);
	const parsed = name === "SyntaxError" ? short.replace(quotedByParser, HIDDEN) : short;
	const line = redacted(parsed, hidden).replace(/\s+/g, " ").trim();
	return line.length > MESSAGE_MAX ? `${line.slice(0, MESSAGE_MAX).toWellFormed()}…` : line;
}

/** Ends with a line and a column, as a frame does and what a message says seldom. */
const position = /:\d+:\d+\)?$/;

/** In the project's folder, and not in a package. */
const ownCode = /^at (?:.*\()?(?!node:|\/|node_modules\/)[\w.-]+\//;

const inTheLog = /app\/platform\/log\//;

/** A line of a stack; in the project, its path begins at the project's folder, wherever that is. */
const readableFrame = (frame: string) =>
	frame.trim().replaceAll("file://", "").replaceAll(`${projectFolder}/`, "");

/** The innermost frames of an error. */
function framesOf({ stack = "", message }: Error): string | undefined {
	// The message comes first, and may hold lines that look like frames.
	const start = stack.indexOf(message);
	const below = start === -1 ? stack : stack.slice(start + message.length);
	const frames = below.match(/^\s+at .+$/gm)?.filter((frame) => position.test(frame)) ?? [];
	const all = frames.map(readableFrame);
	const own = all.slice(THROWN_MAX).filter((frame) => ownCode.test(frame));
	const shown = [...all.slice(0, THROWN_MAX), ...own.slice(0, OWN_MAX)];
	return shown.length > 0 ? shown.join(" | ") : undefined;
}

const isObject = (value: unknown): value is object => typeof value === "object" && value !== null;

/** The first of an object's properties of these names that is a text or a number. */
function firstOf(value: object, names: readonly string[]): string | number | undefined {
	for (const name of names) {
		const found: unknown = Reflect.get(value, name);
		if (typeof found === "number" || (typeof found === "string" && found !== "")) return found;
	}
	return undefined;
}

/** What caused an error; of Prisma's, what its database driver said. */
function causeOf(error: object): unknown {
	const cause: unknown = Reflect.get(error, "cause");
	if (cause !== undefined) return cause;
	const meta: unknown = Reflect.get(error, "meta");
	return isObject(meta) ? Reflect.get(meta, "driverAdapterError") : undefined;
}

function recordOf(error: unknown, hidden: readonly string[], depth: number): ErrorRecord {
	if (!isObject(error)) {
		const name = typeof error;
		return name === "string" ? { name, message: messageOf(name, String(error), hidden) } : { name };
	}
	const name = String(firstOf(error, ["name", "kind"]) ?? "object");
	const message = String(firstOf(error, ["message", "originalMessage"]) ?? "");
	const code = firstOf(error, ["code", "originalCode"]);
	const at = error instanceof Error ? framesOf(error) : undefined;
	const cause = depth < CAUSES_MAX ? causeOf(error) : undefined;
	const errors = error instanceof AggregateError && depth < CAUSES_MAX ? error.errors : [];
	return {
		name: redacted(name, hidden),
		...(message && { message: messageOf(name, message, hidden) }),
		...(code !== undefined && { code: typeof code === "string" ? redacted(code, hidden) : code }),
		...(at && { at }),
		...(cause !== undefined && { cause: recordOf(cause, hidden, depth + 1) }),
		...(errors.length > 0 && {
			errors: errors.slice(0, ERRORS_MAX).map((each) => recordOf(each, hidden, depth + 1)),
		}),
	};
}

/** The place in the project's code that hands an error to the log. */
function handler(): string | undefined {
	const { stack = "" } = new Error();
	const frames = stack.split("\n").map(readableFrame);
	return frames.find((frame) => ownCode.test(frame) && !inTheLog.test(frame));
}

/**
 * What the log may say of an error, or of anything else that was thrown. Never throws. The database
 * client's errors seldom know who called it: where no frame is in the project's own code, there is
 * the one that caught the error. To be called by the logger while it is called.
 */
export function errorRecord(error: unknown): ErrorRecord {
	try {
		const record = recordOf(error, hiddenTexts(), 0);
		const hasOwnFrame = record.at?.split(" | ").some((frame) => ownCode.test(frame));
		return hasOwnFrame ? record : { ...record, caughtAt: handler() };
	} catch {
		return { name: typeof error };
	}
}
