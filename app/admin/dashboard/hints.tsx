import { href } from "react-router";
import { Alert } from "~/ui/alert.tsx";
import { Link } from "~/ui/link.tsx";
import { listAddress } from "../contacts/list-view.ts";
import * as css from "./dashboard.css.ts";
import type { Overview } from "./overview.server.ts";

type HintsProps = Pick<Overview, "puppies" | "drafts" | "emailsOpen" | "canSend" | "contacts">;

const several = (count: number) =>
	count === 1 ? "One email" : `${count.toLocaleString("en-US")} emails`;

const suspectsInWords = (count: number) =>
	count === 1
		? "One message looks like spam"
		: `${count.toLocaleString("en-US")} messages look like spam`;

/**
 * What comes before everything else: a first start's next steps, emails that failed, and messages
 * that may be a family's although they look like spam.
 */
export function Hints({ puppies, drafts, emailsOpen, canSend, contacts }: HintsProps) {
	const { failed } = emailsOpen;
	const suspects = contacts.suspected_spam_waiting;
	return (
		<div className={css.hints}>
			{canSend && failed > 0 ? (
				<Alert tone="warn" role="status" title={`${several(failed)} could not be sent yet`}>
					<p>
						The messages themselves are safe. <a href="#emails">See why, and try again.</a>
					</p>
				</Alert>
			) : null}
			{suspects > 0 ? (
				<Alert tone="plain" title={suspectsInWords(suspects)}>
					<p>
						{suspects === 1 ? "It waits" : "They wait"} for you to look:{" "}
						<Link to={listAddress({ tab: "spam" })}>see the suspected spam</Link>. A family may be
						among it.
					</p>
				</Alert>
			) : null}
			{canSend ? null : (
				<Alert tone="plain" title="Emails wait here">
					<p>
						There is no SENDGRID_API_KEY, so nothing is sent. Messages are kept under Contacts, and{" "}
						<Link to={href("/admin/emails")}>their emails can be read</Link>. Set the key and start
						the site again: what waits is sent then.
					</p>
				</Alert>
			)}
			{puppies.total === 0 && drafts === 0 ? (
				<Alert tone="plain" title="No puppies yet">
					<p>
						Visitors see an empty list.{" "}
						<Link to={href("/admin/puppies/new")}>Add the first puppy</Link>; it stays a draft until
						you publish it.
					</p>
				</Alert>
			) : null}
		</div>
	);
}
