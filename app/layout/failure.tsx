import type { ReactNode } from "react";
import { href, isRouteErrorResponse, useLocation } from "react-router";
import { classNames } from "~/ui/class-names.ts";
import { ErrorPage } from "~/ui/page/error-page.tsx";
import { Actions } from "~/ui/page/layout.tsx";
import { lead } from "~/ui/theme/text.css.ts";
import { facts } from "../business/facts.ts";
import { ButtonLink } from "../ui/button.tsx";
import { PhoneLink } from "../ui/phone-link.tsx";
import * as styles from "./failure.css.ts";

export const FAILURE_TITLE = "Something went wrong";
export const REFUSAL_TITLE = "This form was not accepted";

/** The stacks of an error and its causes. Undefined in production. */
function stackOf(error: unknown): string | undefined {
	if (!import.meta.env.DEV || !(error instanceof Error)) return undefined;
	const { stack = error.message, cause } = error;
	const below = stackOf(cause);
	return below === undefined ? stack : `${stack}\nCaused by: ${below}`;
}

interface TroubleProps {
	title: string;
	/** What happened and what to do. */
	lead: string;
	/** Introduces the trainer's phone number, such as "If this keeps happening". */
	otherwise: string;
	again: string;
	children?: ReactNode;
}

/** The footer below it has no ridge. */
function Trouble({ title, lead: text, otherwise, again, children }: TroubleProps) {
	const { pathname, search } = useLocation();
	return (
		<ErrorPage>
			<h1>{title}</h1>
			<p className={classNames(lead, styles.text)}>{text}</p>
			<p>
				{otherwise}, call or text {facts.trainer} at <PhoneLink className={styles.phone} />.
			</p>
			<Actions className={styles.ways}>
				<ButtonLink href={pathname + search}>{again}</ButtonLink>
				<ButtonLink tone="line" to={href("/")}>
					Back to main page
				</ButtonLink>
			</Actions>
			{children}
		</ErrorPage>
	);
}

/** Shown in place of a page that could not be rendered; in development, with the error. */
export function Failure({ error }: { error: unknown }) {
	const stack = stackOf(error);
	const unread = loadFailureIn(error);
	return (
		<Trouble
			title={FAILURE_TITLE}
			lead={`${unread === undefined ? "" : `${unread}. `}It is the site's fault, not yours. Please try again in a minute. If you were sending something, go back first: your browser may still have what you wrote.`}
			otherwise="If this keeps happening"
			again="Try Again"
		>
			{stack === undefined ? null : <pre className={styles.stack}>{stack}</pre>}
		</Trouble>
	);
}

/** Shown in place of a form that was refused because another site seems to have sent it. */
export const Refusal = () => (
	<Trouble
		title={REFUSAL_TITLE}
		lead="It looks as if another site had sent it, so nothing was changed. If you did send it from here, a privacy setting of your browser may hide that. Go back, copy what you wrote, open the page again, and send it from there."
		otherwise="If that doesn’t help"
		again="Open the page again"
	/>
);

/** The message of a loader that failed (loading.server.ts), for the page that is shown instead. */
export function loadFailureIn(error: unknown): string | undefined {
	const { data } = isRouteErrorResponse(error) ? error : { data: undefined };
	const isFailure = typeof data === "object" && data !== null && "failure" in data;
	return isFailure && typeof data.failure === "string" ? data.failure : undefined;
}

/** Heading and title of the page. */
export const NOT_FOUND_TITLE = "Sorry, we can't find that page";

interface NotFoundProps {
	/** Address of a page that exists as far as is known, but can't be loaded. */
	again?: string;
}

/** Shown for an address without a page (specification, section 2). The footer below it has no ridge. */
export function NotFound({ again }: NotFoundProps) {
	return (
		<ErrorPage>
			<h1>{NOT_FOUND_TITLE}</h1>
			{again === undefined ? (
				<ButtonLink to={href("/")}>Back to main page</ButtonLink>
			) : (
				<Actions className={styles.ways}>
					<ButtonLink href={again}>Try Again</ButtonLink>
					<ButtonLink tone="line" to={href("/")}>
						Back to main page
					</ButtonLink>
				</Actions>
			)}
		</ErrorPage>
	);
}
