/**
 * The settings of the process, read once from the environment (docs/settings.md).
 * Only this module reads `process.env`. An invalid value ends the process with a message that names it.
 */
import { z } from "zod";
import { PASSWORD_MIN } from "../business/password-length.ts";
import { isPhone } from "./phone-number.server.ts";
import { decoded } from "./text.ts";

const text = (max: number) =>
	z
		.string()
		.trim()
		.min(1, "must not be blank")
		.max(max, `must have at most ${max} characters`)
		.optional();
const email = z.email("must be an email address").optional();
const wholeNumber = (min: number, max: number) => {
	const allowed = `must be a whole number from ${min} to ${max}`;
	return z.coerce.number(allowed).int(allowed).min(min, allowed).max(max, allowed);
};
const webAddress = z.url({ protocol: /^https?$/, error: "must be an http:// or https:// address" });
const origin = webAddress.transform((value, context) => {
	const url = new URL(value);
	if (url.pathname !== "/" || url.search || url.hash) {
		context.addIssue({ code: "custom", message: "must be an origin such as https://example.com" });
	}
	return url.origin;
});
/** A name from the time zone database, such as America/Chicago. A UTC offset has no daylight saving time. */
const timeZone = z.string().refine(
	(name) => {
		if (!/^([A-Z][A-Za-z_]+\/[A-Za-z_/+-]+|UTC)$/.test(name)) return false;
		try {
			return Boolean(new Intl.DateTimeFormat("en-US", { timeZone: name }));
		} catch {
			return false;
		}
	},
	{ error: "must be the name of a time zone, such as America/Chicago" },
);
const list = (value: string) =>
	value
		.split(",")
		.map((part) => part.trim())
		.filter(Boolean);

const password = z
	.string()
	.min(PASSWORD_MIN, `needs at least ${PASSWORD_MIN} characters`)
	.max(1_000, "is too long")
	.optional();

const MEDIA_FORM = "must look like s3://KEY:SECRET@host/bucket?region=name";

/** An S3-compatible store: `s3://KEY:SECRET@host:port/bucket?region=name&insecure=true`. */
const mediaStore = z.string().transform((value, context) => {
	const url = value.startsWith("s3://") ? URL.parse(value) : null;
	const bucket = url?.pathname.slice(1) ?? "";
	if (!url?.username || !url.password || !url.host || !/^[a-z0-9.-]{3,63}$/.test(bucket)) {
		context.addIssue({ code: "custom", message: MEDIA_FORM });
		return z.NEVER;
	}
	const scheme = url.searchParams.get("insecure") === "true" ? "http" : "https";
	return {
		endpoint: `${scheme}://${url.host}/${bucket}`,
		region: url.searchParams.get("region") ?? "us-east-1",
		accessKeyId: decoded(url.username),
		secretAccessKey: decoded(url.password),
	};
});

const SMTP_FORM =
	"must look like smtp://USER:PASSWORD@host:587 or smtps://USER:PASSWORD@host:465, with % and @ in the password encoded";

/**
 * An SMTP server: `smtp://` encrypts the connection with STARTTLS, unless `?insecure=true` allows a plain
 * one, and `smtps://` from its beginning.
 */
const smtpServer = z.string().transform((value, context) => {
	const url = /^smtps?:\/\//.test(value) ? URL.parse(value) : null;
	const [user, password] = [url?.username, url?.password].map((part) => decoded(part ?? ""));
	if (!url?.hostname || !/^\/?$/.test(url.pathname) || !user !== !password) {
		context.addIssue({ code: "custom", message: SMTP_FORM });
		return z.NEVER;
	}
	const isSecure = url.protocol === "smtps:";
	return {
		host: url.hostname.replace(/^\[|\]$/g, ""),
		port: Number(url.port) || (isSecure ? 465 : 587),
		isSecure,
		isPlain: url.searchParams.get("insecure") === "true",
		user,
		password,
	};
});

/** In production a secret shorter than this many characters is refused. */
const SECRET_MIN = 32;
/** A random secret has at least this many different characters. */
const SECRET_VARIETY = 8;
/** A P-256 public key as SendGrid shows it: 91 bytes in base64, always with the same beginning. */
const WEBHOOK_KEY = /^MFkwEwYHKoZIzj0CAQYIKoZIzj0DAQcDQgAE[A-Za-z0-9+/]{86}==$/;

/** Leaves room for a family's key in the 64 characters that an address may have before its @. */
const INBOUND_ADDRESS = /^[^+@]{1,16}@/;

const schema = z
	.object({
		NODE_ENV: z
			.enum(["development", "production", "test"], "must be development, production or test")
			.default("production"),
		PORT: wholeNumber(0, 65_535).default(3000),
		/** The address to listen on; without one, `addressToListenOn` chooses. */
		HOST: z
			.string()
			.regex(
				/^[\w.:%-]+$/,
				"must be an address of this machine, such as 127.0.0.1, or 0.0.0.0 or :: for all of them",
			)
			.optional(),
		/** Public origin of the site, with which every absolute link begins. */
		ORIGIN: origin.optional(),
		DATA_DIR: z.string().min(1).default("./data"),
		DATABASE_URL: z
			.string()
			.regex(
				/^(file:|postgres(ql)?:\/\/)/,
				"must begin with file: (a SQLite database) or postgresql:// (PostgreSQL)",
			)
			.optional(),
		/** The shared store for photos; without one, they are kept in a folder of `DATA_DIR`. */
		MEDIA_URL: mediaStore.optional(),
		SESSION_SECRET: z
			.string()
			.transform(list)
			.refine((secrets) => secrets.every((secret) => secret.length >= SECRET_MIN), {
				error: `each secret needs at least ${SECRET_MIN} characters`,
			})
			.refine((secrets) => secrets.every((secret) => new Set(secret).size >= SECRET_VARIETY), {
				error: "each secret must be random, such as the output of `openssl rand -hex 32`",
			})
			.optional(),
		/** The accounts that the first start creates; a missing password is generated. */
		ADMIN_USERNAME: text(150).default("admin"),
		ADMIN_PASSWORD: password,
		SERVICE_USERNAME: text(150).default("service"),
		SERVICE_PASSWORD: password,
		/** Other origins whose pages may call the JSON API. */
		CORS_ORIGINS: z.string().transform(list).pipe(z.array(origin)).default([]),
		SMTP_URL: smtpServer.optional(),
		SENDGRID_API_KEY: z.string().min(1).optional(),
		/** The key that verifies SendGrid's events; without it, no report of a bounced email is accepted. */
		SENDGRID_WEBHOOK_KEY: z
			.string()
			.trim()
			.regex(
				WEBHOOK_KEY,
				"must be the verification key of SendGrid’s Event Webhook, as shown there",
			)
			.optional(),
		/** An address whose mail SendGrid passes on to the site, with any text after a plus sign in it. */
		INBOUND_ADDRESS: z
			.email("must be an email address")
			.regex(
				INBOUND_ADDRESS,
				"must have at most 16 characters before its @, and no plus sign there",
			)
			.optional(),
		/** The secret part of the URL that SendGrid passes it on to. */
		INBOUND_SECRET: z
			.string()
			.regex(/^[\w-]{32,}$/, "needs at least 32 letters, digits, hyphens or underscores")
			.optional(),
		SENDGRID_BASE_URL: origin.default("https://api.sendgrid.com"),
		MAIL_FROM: email,
		MAIL_TO: email,
		/** Seconds during which a reply to a family can be undone. */
		UNDO_SECONDS: wholeNumber(0, 120).default(10),
		/** Years after which an entry of the audit log is deleted. */
		CHANGES_KEPT_YEARS: wholeNumber(1, 100).default(3),
		/** How many proxies in front of the server are trusted to report a request's address, scheme and host. */
		TRUST_PROXY: wholeNumber(0, 10).default(0),
		/**
		 * Responses rendered at once; further requests wait for a slot and are refused after a timeout. The default is
		 * several times what the processors of a small machine can handle.
		 */
		RENDERS_AT_ONCE: wholeNumber(1, 1_000).default(16),
		/** With fewer megabytes of free disk space, the server reports that it is not ready. */
		DISK_FREE_MIN: wholeNumber(0, 1_000_000_000).default(100),
		/** The token for /metrics; without it, that endpoint responds with 404. */
		METRICS_TOKEN: z.string().min(16, "needs at least 16 characters").optional(),
		/** Off only when set to exactly the string 'false' (specification, section 2). */
		ENHANCED_PROFILE: z
			.string()
			.default("true")
			.transform((value) => value !== "false"),
		/** False to render every page for every request, for example to measure what rendering costs. */
		PAGE_CACHE: z
			.enum(["on", "off"], "must be on or off")
			.default("on")
			.transform((value) => value === "on"),
		LOG_LEVEL: z
			.enum(
				["debug", "info", "warn", "error", "silent"],
				"must be debug, info, warn, error or silent",
			)
			.default("info"),
		BRAND: text(60),
		PRODUCT: text(60),
		TRAINER: text(60),
		PHONE: text(30).refine((value) => value === undefined || isPhone(value), {
			error: "must be a phone number with its area code, such as (828) 555-0142",
		}),
		EMAIL: email,
		CITY: text(60),
		REGION: text(60),
		TIME_ZONE: timeZone.optional(),
		FACEBOOK_URL: webAddress.optional(),
		MESSENGER_URL: webAddress.optional(),
		INSTAGRAM_URL: webAddress.optional(),
		PUPPY_SALE_URL: webAddress.optional(),
	})
	.refine((raw) => !raw.SMTP_URL || !raw.SENDGRID_API_KEY, {
		path: ["SMTP_URL"],
		error: "can't be used together with SENDGRID_API_KEY: unset one of them",
	})
	.refine((raw) => !raw.INBOUND_ADDRESS === !raw.INBOUND_SECRET, {
		path: ["INBOUND_ADDRESS"],
		error: "and INBOUND_SECRET can only be set together",
	})
	.refine((raw) => raw.ADMIN_USERNAME !== raw.SERVICE_USERNAME, {
		path: ["SERVICE_USERNAME"],
		error: "must differ from ADMIN_USERNAME",
	})
	.refine(
		(raw) => {
			const isPublic = raw.NODE_ENV === "production" && raw.ORIGIN?.startsWith("https:");
			return !isPublic || (raw.SESSION_SECRET ?? []).length > 0;
		},
		{
			path: ["SESSION_SECRET"],
			error: `must be set where ORIGIN is an https:// address: ${SECRET_MIN} characters or more, such as the output of \`openssl rand -hex 32\``,
		},
	)
	.transform((raw) => ({
		...raw,
		ORIGIN: raw.ORIGIN ?? `http://localhost:${raw.PORT}`,
		/** False if the default above is used. */
		originIsSet: raw.ORIGIN !== undefined,
	}));

export type Env = Readonly<z.output<typeof schema>>;

/** Settings that can't be used; the message names each one and says what it should be. */
export class SettingsError extends Error {
	override name = "SettingsError";
}

/** Matches the variables whose values are never printed. */
const secretNames = /(SECRET|PASSWORD|TOKEN|KEY)$|^(DATABASE|MEDIA|SMTP)_URL$/;

/** What was written, for the message about a bad value: the beginning, and nothing about secrets. */
function written(name: string, value: string | undefined): string {
	if (value === undefined || secretNames.test(name)) return "";
	return `; it is ${JSON.stringify(value.slice(0, 80))}`;
}

/**
 * Parses settings from `source`; an empty string counts as not set.
 * @throws {SettingsError} naming every variable with a bad value.
 */
export function readEnv(source: Record<string, string | undefined>): Env {
	const variables = Object.fromEntries(Object.entries(source).filter(([, value]) => value !== ""));
	const result = schema.safeParse(variables);
	if (!result.success) {
		const problems = result.error.issues.map(({ path, message }) => {
			const name = String(path[0]);
			return `  ${name}: ${message}${written(name, variables[name])}`;
		});
		throw new SettingsError(`These settings can't be used:\n${problems.join("\n")}`);
	}
	return Object.freeze(result.data);
}

/** The settings of this process, which ends with a message if they can't be used. */
function ownEnv(): Env {
	if (typeof process === "undefined") return readEnv({});
	try {
		return readEnv(process.env);
	} catch (error) {
		if (!(error instanceof SettingsError)) throw error;
		process.stderr.write(`${error.message}\n`);
		process.exit(1);
	}
}

export const env: Env = ownEnv();
