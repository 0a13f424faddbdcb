import { href, useLocation } from "react-router";
import { classNames } from "~/ui/class-names.ts";
import { ErrorPage } from "~/ui/page/error-page.tsx";
import { Actions } from "~/ui/page/layout.tsx";
import { lead } from "~/ui/theme/text.css.ts";
import { facts } from "../business/facts.ts";
import { ButtonLink } from "../ui/button.tsx";
import * as styles from "./failure.css.ts";

export const FAILURE_TITLE = "Something went wrong";

/** The stacks of an error and its causes. Undefined in production. */
function stackOf(error: unknown): string | undefined {
	if (!import.meta.env.DEV || !(error instanceof Error)) return undefined;
	const { stack = error.message, cause } = error;
	const below = stackOf(cause);
	return below === undefined ? stack : `${stack}\nCaused by: ${below}`;
}

/**
 * Shown in place of a page that could not be rendered: says what to do and, in development, shows the
 * error. The footer below it has no ridge.
 */
export function Failure({ error }: { error: unknown }) {
	const { pathname, search } = useLocation();
	const stack = stackOf(error);
	return (
		<ErrorPage>
			<h1>{FAILURE_TITLE}</h1>
			<p className={classNames(lead, styles.words)}>
				It is the site's fault, not yours. Please try again in a minute. If you were sending
				something, go back first: your browser may still have what you wrote.
			</p>
			<p>
				If this keeps happening, call or text {facts.trainer} at{" "}
				<a href={`tel:${facts.phoneToDial}`} className={styles.phone}>
					{facts.phone}
				</a>
				.
			</p>
			<Actions className={styles.ways}>
				<ButtonLink href={pathname + search}>Try again</ButtonLink>
				<ButtonLink tone="line" to={href("/")}>
					Back to main page
				</ButtonLink>
			</Actions>
			{stack === undefined ? null : <pre className={styles.stack}>{stack}</pre>}
		</ErrorPage>
	);
}
