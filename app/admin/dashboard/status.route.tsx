/** The site's status for the person who runs it: whether its emails are sent, and how it is set up. */
import { href } from "react-router";
import * as failures from "~/business/failures.ts";
import { emailCounts } from "~/contact/email/email-queries.server.ts";
import { provider } from "~/platform/database/database.server.ts";
import { canSend, siteMailer } from "~/platform/email/site-mailer.server.ts";
import { env } from "~/platform/env.ts";
import { Alert } from "~/ui/alert.tsx";
import { ArrowLink } from "~/ui/arrow-link.tsx";
import { Link } from "~/ui/link.tsx";
import { withLoaderErrors } from "../failures.server.ts";
import { notice } from "../page.css.ts";
import { AdminHead, Facts, Panel } from "../page.tsx";
import type { Route } from "./+types/status.route";

const TITLE = "Status";

export const loader = withLoaderErrors(failures.fetchStats, async () => {
	const { waiting, failed } = await emailCounts();
	return {
		canSend: canSend(),
		facts: {
			"Public address": env.ORIGIN,
			"Emails waiting": waiting.toLocaleString("en-US"),
			"Emails that failed": failed.toLocaleString("en-US"),
			"Emails are sent": siteMailer ? `through ${siteMailer.name}` : "not yet: it is not set up",
			Database: provider === "postgresql" ? "PostgreSQL" : "SQLite, a file",
			Photos: env.MEDIA_URL ? "a shared store" : "a folder beside the database",
		},
	};
});

export default function StatusPage({ loaderData }: Route.ComponentProps) {
	const { facts, canSend: isSending } = loaderData;
	return (
		<>
			<AdminHead
				title={TITLE}
				note="For the person who runs the site. Nothing here needs your attention from day to day."
			/>
			{isSending ? null : (
				<Alert tone="plain" title="Email is not set up" className={notice}>
					<p>
						There is no SMTP_URL or SENDGRID_API_KEY, so nothing is sent. Messages are kept under
						Messages, and <Link to={href("/admin/emails")}>their emails can be read</Link>. Set one
						of them and restart the site: the waiting emails will then be sent.
					</p>
				</Alert>
			)}
			<Panel
				title="Setup"
				id="setup"
				action={<ArrowLink to={href("/admin/emails")}>All emails</ArrowLink>}
			>
				<Facts facts={facts} />
			</Panel>
		</>
	);
}
