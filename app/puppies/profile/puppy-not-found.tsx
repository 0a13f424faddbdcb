import { siteText } from "~/business/site-texts.ts";
import { Alert } from "~/ui/alert.tsx";
import { ButtonLink } from "~/ui/button.tsx";
import { ErrorPage } from "~/ui/page/error-page.tsx";
import { Actions } from "~/ui/page/layout.tsx";
import { onPaperAgain } from "~/ui/theme/surface.css.ts";
import { visuallyHidden } from "~/ui/theme/text.css.ts";
import { listAddress } from "../list/list-address.ts";
import { OtherPuppies, type ProfileProps } from "./profile.tsx";

/** The heading and title of the page. */
export const MISSING_TITLE = "Puppy Not Found";

/** The warning of the specification's section 2, and some available puppies. */
export function PuppyNotFound({ others }: Pick<ProfileProps, "others">) {
	return (
		<>
			<ErrorPage>
				<h1 className={visuallyHidden}>{MISSING_TITLE}</h1>
				<Alert tone="warn" title={MISSING_TITLE} className={onPaperAgain}>
					<p>
						The puppy profile you're looking for could not be found. Please check the URL or return
						to the puppy listings.
					</p>
					<Actions>
						<ButtonLink tone="night" small to={listAddress()}>
							{siteText("puppies-button")}
						</ButtonLink>
					</Actions>
				</Alert>
			</ErrorPage>
			<OtherPuppies others={others} />
		</>
	);
}
