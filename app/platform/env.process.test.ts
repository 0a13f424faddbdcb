import { describe, expect, test } from "vitest";
import { readEnv, SettingsError } from "./env.ts";

describe("the settings", () => {
	test("need nothing for a first start", () => {
		const env = readEnv({});
		expect(env.PORT).toBe(3000);
		expect(env.ORIGIN).toBe("http://localhost:3000");
		expect(env.originIsSet).toBe(false);
		expect(env.DATA_DIR).toBe("./data");
		expect(env.ENHANCED_PROFILE).toBe(true);
	});

	test("treat an empty variable as one that is not set", () => {
		expect(readEnv({ PORT: "", ORIGIN: "" }).PORT).toBe(3000);
	});

	test("name every variable with a bad value, and say what it should be", () => {
		const read = () => readEnv({ PORT: "banana", ORIGIN: "example.com", TRUST_PROXY: "-1" });
		expect(read).toThrow(SettingsError);
		expect(read).toThrow(/PORT:.*ORIGIN: must be an http.*TRUST_PROXY:/s);
	});

	test("say what was written and what is allowed, but nothing of a secret", () => {
		const message = (source: Record<string, string>) => {
			try {
				return String(readEnv(source));
			} catch (error) {
				return error instanceof Error ? error.message : "";
			}
		};
		expect(message({ PORT: "70000", LOG_LEVEL: "loud", HOST: "not an address" })).toBe(
			`These settings can't be used:
  PORT: must be a whole number from 0 to 65535; it is "70000"
  HOST: must be an address of this machine, such as 127.0.0.1, or 0.0.0.0 or :: for all of them; it is "not an address"
  LOG_LEVEL: must be debug, info, warn, error or silent; it is "loud"`,
		);
		const secrets = {
			ADMIN_PASSWORD: "hush",
			SESSION_SECRET: "hush",
			METRICS_TOKEN: "hush",
			DATABASE_URL: "mysql://site:hush@host/site",
			MEDIA_URL: "https://key:hush@host/bucket",
			SMTP_URL: "http://maren:hush@host",
		};
		for (const [name, value] of Object.entries(secrets)) {
			expect(message({ [name]: value })).toContain(`${name}: `);
			expect(message({ [name]: value })).not.toContain("hush");
		}
	});

	test("refuse an origin with a path, which absolute links would lose", () => {
		expect(() => readEnv({ ORIGIN: "https://example.com/shop" })).toThrow(
			/ORIGIN: must be an origin/,
		);
		expect(readEnv({ ORIGIN: "http://example.com/" }).ORIGIN).toBe("http://example.com");
	});

	test("accept a time zone only by its name, because an offset has no daylight saving time", () => {
		expect(readEnv({ TIME_ZONE: "America/Chicago" }).TIME_ZONE).toBe("America/Chicago");
		for (const TIME_ZONE of ["Chicago", "+05:00", "America/Nowhere", "EST5EDT; rm"]) {
			expect(() => readEnv({ TIME_ZONE }), TIME_ZONE).toThrow(/TIME_ZONE: must be the name/);
		}
	});

	test("accept a phone number as it should be shown, if it can be dialed", () => {
		const PHONE = "(828) 555-0142 ext. 3";
		expect(readEnv({ PHONE }).PHONE).toBe(PHONE);
		for (const unread of ["ask Kim", "555-0142", "+828 555 0142"]) {
			expect(() => readEnv({ PHONE: unread }), unread).toThrow(/PHONE: must be a phone number/);
		}
	});

	test("refuse a session secret that is too short, even if it is one of several", () => {
		const long = "0123456789abcdef".repeat(2);
		expect(() => readEnv({ SESSION_SECRET: `${long},short` })).toThrow(/at least 32/);
		expect(readEnv({ SESSION_SECRET: `${long}, ${long}` }).SESSION_SECRET).toEqual([long, long]);
	});

	test("refuse a session secret that isn't random", () => {
		expect(() => readEnv({ SESSION_SECRET: "x".repeat(64) })).toThrow(
			/SESSION_SECRET: .*must be random/,
		);
	});

	test("need a session secret in production behind TLS, and nowhere else", () => {
		const https = { ORIGIN: "https://www.example.com" };
		const secret = { SESSION_SECRET: "0123456789abcdef0123456789abcdef" };
		expect(() => readEnv(https)).toThrow(/SESSION_SECRET: must be set .*32 characters/);
		expect(() => readEnv({ ...https, SESSION_SECRET: "" })).toThrow(/SESSION_SECRET/);
		expect(readEnv({ ...https, ...secret }).SESSION_SECRET).toHaveLength(1);
		expect(readEnv({ ...https, NODE_ENV: "development" }).SESSION_SECRET).toBeUndefined();
		expect(readEnv({ ORIGIN: "http://localhost:3000" }).SESSION_SECRET).toBeUndefined();
		expect(readEnv({}).SESSION_SECRET).toBeUndefined();
	});

	test("refuse a metrics token that could be guessed, and a concurrency limit of zero", () => {
		expect(() => readEnv({ METRICS_TOKEN: "short" })).toThrow(/METRICS_TOKEN: .*16/);
		expect(() => readEnv({ RENDERS_AT_ONCE: "0" })).toThrow(/RENDERS_AT_ONCE/);
		expect(readEnv({}).RENDERS_AT_ONCE).toBe(16);
	});

	test("refuse an account password that is too short, and two accounts with the same name", () => {
		expect(() => readEnv({ ADMIN_PASSWORD: "elevenchars" })).toThrow(/ADMIN_PASSWORD: .*12/);
		expect(() => readEnv({ SERVICE_USERNAME: "admin" })).toThrow(/SERVICE_USERNAME: must differ/);
		expect(readEnv({})).toMatchObject({ ADMIN_USERNAME: "admin", SERVICE_USERNAME: "service" });
	});

	test("read the list of origins that may call the JSON API, and refuse other values", () => {
		expect(
			readEnv({ CORS_ORIGINS: "https://a.example, http://localhost:5173/" }).CORS_ORIGINS,
		).toEqual(["https://a.example", "http://localhost:5173"]);
		expect(() => readEnv({ CORS_ORIGINS: "*" })).toThrow(/CORS_ORIGINS/);
	});

	test("read an SMTP server, with an encoded password, and refuse two ways to send", () => {
		expect(readEnv({ SMTP_URL: "smtp://maren:p%40ss@mail.example" }).SMTP_URL).toMatchObject({
			host: "mail.example",
			port: 587,
			isSecure: false,
			isPlain: false,
			user: "maren",
			password: "p@ss",
		});
		expect(readEnv({ SMTP_URL: "smtps://mail.example" }).SMTP_URL).toMatchObject({ port: 465 });
		for (const SMTP_URL of ["mail.example", "http://mail.example", "smtp://maren@mail.example"]) {
			expect(() => readEnv({ SMTP_URL }), SMTP_URL).toThrow(/SMTP_URL: must look like smtp:/);
		}
		const both = { SMTP_URL: "smtp://mail.example", SENDGRID_API_KEY: "SG.test" };
		expect(() => readEnv(both)).toThrow(/SMTP_URL: .*SENDGRID_API_KEY/);
	});

	test("turn the enhanced profile off only for exactly 'false'", () => {
		expect(readEnv({ ENHANCED_PROFILE: "false" }).ENHANCED_PROFILE).toBe(false);
		for (const value of ["False", "0", "no", "true"]) {
			expect(readEnv({ ENHANCED_PROFILE: value }).ENHANCED_PROFILE).toBe(true);
		}
	});
});
