import { href } from "react-router";
import { ErrorPage } from "~/ui/page/error-page.tsx";
import { ButtonLink } from "../ui/button.tsx";

/** Heading and title of the page. */
export const NOT_FOUND_TITLE = "Sorry, we can't find that page";

/** Shown for an address without a page (specification, section 2). The footer below it has no ridge. */
export function NotFound() {
	return (
		<ErrorPage>
			<h1>{NOT_FOUND_TITLE}</h1>
			<ButtonLink to={href("/")}>Back to main page</ButtonLink>
		</ErrorPage>
	);
}
