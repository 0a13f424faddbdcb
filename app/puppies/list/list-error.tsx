import { Alert } from "~/ui/alert.tsx";
import { buttonLook } from "~/ui/button.tsx";
import { Actions } from "~/ui/page/layout.tsx";
import * as css from "./list.css.ts";
import { ListLink } from "./list-link.tsx";
import { forgetLists } from "./list-memory.ts";

interface ListErrorProps {
	/** The message, from `business/failures.ts`. */
	message: string;
	/** The address that could not be loaded. */
	again: string;
}

/**
 * Alert for a list that can't be loaded. Try Again requests the same address once more, and stays
 * when the alert was dismissed.
 */
export function ListError({ message, again }: ListErrorProps) {
	const tryAgain = (
		<Actions>
			<ListLink
				to={again}
				onClick={forgetLists}
				className={buttonLook({ tone: "night", small: true })}
			>
				Try Again
			</ListLink>
		</Actions>
	);
	return (
		<Alert
			tone="bad"
			title="Error Loading Puppies"
			dismissible
			afterDismissal={tryAgain}
			className={css.failure}
		>
			<p>{message}</p>
			{tryAgain}
		</Alert>
	);
}
