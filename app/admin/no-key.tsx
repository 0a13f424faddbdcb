import { Alert } from "~/ui/alert.tsx";
import { notice } from "./page.css.ts";

/** Warns that the site has nothing to send emails with. */
export const NoKey = () => (
	<Alert tone="warn" role="note" title="Nothing can be sent at the moment" className={notice}>
		<p>
			Email is not set up on this site yet. Status shows what is missing. Emails wait until then.
		</p>
	</Alert>
);
