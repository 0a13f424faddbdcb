/**
 * Turns an error into what is logged of it: its message, code, causes and stack, so that somebody who
 * reads the log can act on it, but nothing that visitors sent and no secrets.
 */
import { env } from "../env.ts";
import { requestContext } from "../http/request-context.server.ts";
import { projectFolder } from "../project-files.server.ts";
import { decoded } from "../text.ts";

const HIDDEN = "[redacted]";
/** Maximum length of a message, in UTF-16 units. */
const MESSAGE_MAX = 1_000;
/** How many stack frames are logged: the innermost ones, then those in the project's own code. */
const THROWN_MAX = 3;
const OWN_MAX = 8;
/** Stack frames that an error keeps: a failed query has a dozen frames of the database client above ours. */
Error.stackTraceLimit = 40;
/** How many levels of nested causes are logged. */
const CAUSES_MAX = 5;
/** How many errors of an `AggregateError` are logged. */
const ERRORS_MAX = 3;
/** Shorter values, such as "on" or an id, occur in too many messages and reveal too little about a person. */
const VALUE_MIN = 3;

export interface ErrorRecord {
	name: string;
	message?: string;
	code?: string | number;
	/** Stack frames, the innermost first. They point into the source if the build has source maps. */
	at?: string;
	/** Where the project's code caught the error, if `at` names no line of that code. */
	caughtAt?: string;
	cause?: ErrorRecord;
	errors?: ErrorRecord[];
}

const secrets = [
	env.SENDGRID_API_KEY,
	env.SMTP_URL?.password,
	env.METRICS_TOKEN,
	env.MEDIA_URL?.secretAccessKey,
	URL.parse(env.DATABASE_URL ?? "")?.password,
	...(env.SESSION_SECRET ?? []),
	env.ADMIN_PASSWORD,
	env.SERVICE_PASSWORD,
].flatMap((secret) => secret ?? []);

/** The parts of a URL that may be personal: query values, and segments that don't look like a route's. */
function valuesIn(target: string): string[] {
	const [path = "", query = ""] = target.split("?", 2);
	const segments = path.split("/").flatMap((segment) => [segment, decoded(segment)]);
	const personal = segments.filter((segment) => !/^[a-z-]*(\.data)?$/.test(segment));
	return [...personal, ...new URLSearchParams(query).values()];
}

/** The forms in which a value may occur in a message: whole, by line, escaped as in JSON, in lower case. */
const waysToWrite = (value: string) => {
	const lines = [value, ...value.split(/[\r\n]+/)].map((line) => line.trim());
	return lines.flatMap((line) => [line, JSON.stringify(line).slice(1, -1), line.toLowerCase()]);
};

/** The texts that the log must not repeat; the longest come first, so that no part of one is left over. */
function hiddenTexts(): string[] {
	const context = requestContext.getStore();
	const received = context ? [...valuesIn(context.target), ...context.bodyTexts] : [];
	const values = new Set([...received.flatMap(waysToWrite), ...secrets]);
	return [...values]
		.filter((value) => value.length >= VALUE_MIN)
		.toSorted((a, b) => b.length - a.length);
}

const emailAddress = /[^\s<>"'`(),;:]+@[^\s<>"'`(),;:]+/g;
/** Digits as in phone numbers. IP addresses are not matched, because they have dots. */
const digits = /\+?\(?\d[\d\s()-]{5,}\d/g;
/** Tokens, hashes and other long random strings. */
const random = /\b[\w-]{40,}/g;
/** Quoted text, unless it looks like a name in the code or the database. */
const quoted = /"(?![\w.$/-]{1,80}")[^"]*"|'(?![\w.$/-]{1,80}')[^']*'/g;
/** From the first quotation mark to the last, because a parser quotes its input unescaped. */
const quotedByParser = /["'].*["']/s;

/** Redacts what visitors sent, secrets, and whatever looks like either. */
function redacted(text: string, hidden: readonly string[]): string {
	let message = text;
	for (const value of hidden) message = message.replaceAll(value, HIDDEN);
	return message
		.replace(emailAddress, HIDDEN)
		.replace(quoted, HIDDEN)
		.replace(digits, HIDDEN)
		.replace(random, HIDDEN);
}

/** Keeps the first and last line of Prisma's messages: in between, they quote the query with its values. */
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

/** The line and column at the end, which every stack frame has and other text rarely does. */
const position = /:\d+:\d+\)?$/;

/** A frame in the project's folder that isn't in a package. */
const ownCode = /^at (?:.*\()?(?!node:|\/|node_modules\/)[\w.-]+\//;

const inTheLog = /app\/platform\/log\//;

/** A stack frame with the path relative to the project's folder. */
const readableFrame = (frame: string) =>
	frame.trim().replaceAll("file://", "").replaceAll(`${projectFolder}/`, "");

/** The innermost frames of an error. */
function framesOf({ stack = "", message }: Error): string | undefined {
	// The stack begins with the message, which may have lines that look like frames.
	const start = stack.indexOf(message);
	const below = start === -1 ? stack : stack.slice(start + message.length);
	const frames = below.match(/^\s+at .+$/gm)?.filter((frame) => position.test(frame)) ?? [];
	const all = frames.map(readableFrame);
	const own = all.slice(THROWN_MAX).filter((frame) => ownCode.test(frame));
	const shown = [...all.slice(0, THROWN_MAX), ...own.slice(0, OWN_MAX)];
	return shown.length > 0 ? shown.join(" | ") : undefined;
}

const isObject = (value: unknown): value is object => typeof value === "object" && value !== null;

/** The first of these properties that is a number or a text that isn't empty. */
function firstOf(value: object, names: readonly string[]): string | number | undefined {
	for (const name of names) {
		const found: unknown = Reflect.get(value, name);
		if (typeof found === "number" || (typeof found === "string" && found !== "")) return found;
	}
	return undefined;
}

/** The cause of an error; for Prisma's errors, that of the database driver. */
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

/** The place in the project's code that logs the error. */
function handler(): string | undefined {
	const { stack = "" } = new Error();
	const frames = stack.split("\n").map(readableFrame);
	return frames.find((frame) => ownCode.test(frame) && !inTheLog.test(frame));
}

/**
 * What may be logged of an error, or of any other value that was thrown. Never throws. Errors of the
 * database client rarely include its caller: if no frame is in the project's own code, `caughtAt` names the
 * place that caught the error. The logger must call this synchronously, while that place is on the stack.
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
