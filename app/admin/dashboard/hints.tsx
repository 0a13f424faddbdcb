import { href } from "react-router";
import { Alert } from "~/ui/alert.tsx";
import { Link } from "~/ui/link.tsx";
import * as css from "./dashboard.css.ts";
import type { Overview } from "./overview.server.ts";

type HintsProps = Pick<Overview, "puppies" | "drafts" | "emailsOpen" | "canSend">;

const several = (count: number) =>
	count === 1 ? "One email" : `${count.toLocaleString("en-US")} emails`;

/** Alerts at the top of the page: emails that aren't sent, and what to do while there are no puppies. */
export function Hints({ puppies, drafts, emailsOpen, canSend }: HintsProps) {
	const { failed, waiting } = emailsOpen;
	const status = <Link to={href("/admin/status")}>See the site’s status.</Link>;
	return (
		<div className={css.hints}>
			{canSend && failed > 0 ? (
				<Alert tone="warn" role="status" title={`${several(failed)} could not be sent yet`}>
					<p>
						Nothing is lost, and {failed === 1 ? "it" : "they"} will be tried again. {status}
					</p>
				</Alert>
			) : null}
			{canSend || waiting === 0 ? null : (
				<Alert tone="plain" title="Emails are not sent yet">
					<p>Everything is kept here until sending is set up. {status}</p>
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
