import { type ReactNode, useState } from "react";
import { useFetcher } from "react-router";
import * as css from "./fetcher-form.css.ts";
import type { FailedSubmission, SendFailure } from "./send.ts";

/** The message where the form did not come through: nothing was typed that could be lost. */
const problems: Readonly<Record<SendFailure, string>> = {
	offline: "You are offline. Please press again once you are back online.",
	unreachable:
		"The site could not be reached, or its answer did not come through. Please press again.",
	refused: "The site did not accept this. Please load the page again and try once more.",
	gone: "This is not there any more; it may have been deleted.",
	failed: "Something went wrong on the site. Please try again in a minute.",
};

/** Why the submission was not accepted. */
export function fetcherProblem({ result, failure }: FailedSubmission): string | undefined {
	return failure ? problems[failure] : result.error?.[""]?.[0];
}

/**
 * The fetcher of a form that is only buttons, such as a switch, and is submitted while the page stays.
 * Parts of the page that show what it changes share it by its `key`: `formData` is what was submitted,
 * for optimistic UI, until it is stored or refused.
 */
export function useFormFetcher(key?: string) {
	const { Form, state, data, formData } = useFetcher<FailedSubmission>({ key });
	const isSending = state !== "idle";
	const problem = isSending || !data ? undefined : fetcherProblem(data);
	return { Form, isSending, problem, formData };
}

/** How many submissions were accepted: the `key` of a form that then starts over with what is stored. */
export function useSuccessCount({ isSending, problem }: ReturnType<typeof useFormFetcher>): number {
	const [count, setCount] = useState(0);
	const [wasSending, setWasSending] = useState(false);
	if (isSending !== wasSending) {
		setWasSending(isSending);
		if (!isSending && problem === undefined) setCount(count + 1);
	}
	return count;
}

interface FetcherFormProps {
	fetcher: ReturnType<typeof useFormFetcher>;
	action: string;
	className?: string;
	/** The children hold the `FetcherProblem`, such as in a bar that covers what is below the form. */
	hasOwnProblem?: boolean;
	children: ReactNode;
}

/** Why the last submission was not accepted. */
export function FetcherProblem({ fetcher: { problem } }: Pick<FetcherFormProps, "fetcher">) {
	return problem ? (
		<p role="alert" className={css.problem}>
			{problem}
		</p>
	) : null;
}

/** A fetcher's form: its buttons, and why the last submission was not accepted. */
export function FetcherForm({ fetcher, hasOwnProblem, children, ...form }: FetcherFormProps) {
	const { Form, isSending } = fetcher;
	return (
		<Form
			method="post"
			preventScrollReset
			aria-busy={isSending ? true : undefined}
			{...form}
			onSubmit={(event) => {
				if (isSending) event.preventDefault();
			}}
		>
			{children}
			{hasOwnProblem ? null : <FetcherProblem fetcher={fetcher} />}
		</Form>
	);
}
