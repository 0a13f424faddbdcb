import { Alert } from "~/ui/alert.tsx";
import { ButtonLink } from "~/ui/button.tsx";
import { Actions } from "~/ui/layout.tsx";
import * as css from "./list.css.ts";

/** The list can't be shown; Try Again asks for the same address once more. */
export function ListError({ again }: { again: string }) {
	return (
		<Alert
			tone="bad"
			title="Error Loading Puppies"
			dismissible
			data-list-failure=""
			className={css.failure}
		>
			<p data-list-reason="">Failed to fetch puppies</p>
			<Actions>
				<ButtonLink tone="night" small href={again} data-list-link="view">
					Try Again
				</ButtonLink>
			</Actions>
		</Alert>
	);
}
