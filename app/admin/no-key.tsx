import { href } from "react-router";
import { Alert } from "~/ui/alert.tsx";
import { Link } from "~/ui/link.tsx";
import { notice } from "./page.css.ts";

/** Warns that the site has nothing to send emails with. */
export const NoKey = () => (
	<Alert tone="warn" role="note" title="Nothing can be sent at the moment" className={notice}>
		<p>
			Email is not set up on this site yet. <Link to={href("/admin/status")}>Status</Link> shows
			what is missing. Emails wait until then.
		</p>
	</Alert>
);
