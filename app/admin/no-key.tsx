import type { ReactNode } from "react";
import { Alert } from "~/ui/alert.tsx";
import { notice } from "./page.css.ts";

const WAITS =
	"Anything you send here waits until email is set up, and you can take it back until then.";

/** Warns that the site has nothing to send emails with. `children` says what becomes of those written here. */
export function NoKey({ children = WAITS }: { children?: ReactNode }) {
	return (
		<Alert tone="warn" role="note" title="Nothing can be sent at the moment" className={notice}>
			<p>Email is not set up on this site yet. Status shows what is missing. {children}</p>
		</Alert>
	);
}
