/** Settings of the process that runs a test file. None of them depends on the machine. */

const unset = [
	"DATABASE_URL",
	"ORIGIN",
	"HOST",
	"PORT",
	"TRUST_PROXY",
	"SMTP_URL",
	"SENDGRID_API_KEY",
	"SENDGRID_BASE_URL",
	"MAIL_FROM",
	"MAIL_TO",
	"ENHANCED_PROFILE",
	"PAGE_CACHE",
	"ADMIN_USERNAME",
	"ADMIN_PASSWORD",
	"SERVICE_USERNAME",
	"SERVICE_PASSWORD",
	"CORS_ORIGINS",
	"TIME_ZONE",
];

/** Sets the environment variables of tests, before the site's code reads them for the first time. */
export function useTestSettings(dataDir: string) {
	for (const name of unset) delete process.env[name];
	Object.assign(process.env, {
		NODE_ENV: "test",
		DATA_DIR: dataDir,
		LOG_LEVEL: "silent",
		SESSION_SECRET: "a-secret-for-tests-only-and-long-enough",
	});
}
