import { href } from "react-router";
import { ErrorPage } from "~/ui/page/error-page.tsx";
import { ButtonLink } from "../ui/button.tsx";

/** The heading, and the title of the page. */
export const NOT_FOUND_TITLE = "Sorry, we can't find that page";

/** What stands where no page is (specification, section 2). Its page has no ridge below. */
export function NotFound() {
	return (
		<ErrorPage>
			<h1>{NOT_FOUND_TITLE}</h1>
			<ButtonLink to={href("/")}>Back to main page</ButtonLink>
		</ErrorPage>
	);
}
