import { href } from "react-router";
import { ErrorPage } from "~/ui/page/error-page.tsx";
import { Actions } from "~/ui/page/layout.tsx";
import { ButtonLink } from "../ui/button.tsx";
import * as styles from "./failure.css.ts";

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
