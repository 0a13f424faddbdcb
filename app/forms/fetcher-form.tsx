import { type ReactNode, useState } from "react";
import { useFetcher } from "react-router";
import * as css from "./fetcher-form.css.ts";
import { type FailedSubmission, noteSent } from "./send.ts";

export const fetcherProblem = ({ result }: FailedSubmission): string | undefined =>
	result.error?.[""]?.[0];

/**
 * The fetcher of a form that consists of buttons only and is submitted without leaving the page.
 * Parts of the page that show what it changes share it by its `key`: until the submission is
 * stored or refused, `formData` is what was submitted, for optimistic UI.
 */
export function useFormFetcher(key?: string) {
	const { Form, state, data, formData } = useFetcher<FailedSubmission>({ key });
	const isSending = state !== "idle";
	const problem = isSending || !data ? undefined : fetcherProblem(data);
	return { Form, isSending, problem, formData };
}

/** Counts accepted submissions. Used as a form's `key`, so that it starts over with the stored values. */
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
	/** Needed if anything else of the page shows what is being sent; otherwise the form has its own. */
	fetcher?: ReturnType<typeof useFormFetcher>;
	action: string;
	id?: string;
	className?: string;
	/** The children include the `FetcherProblem`, for example in a bar that covers what is below the form. */
	hasOwnProblem?: boolean;
	/**
	 * None if its buttons stand elsewhere and name it by its id. A function gets the form's fetcher, for what
	 * shows that the form is being sent.
	 */
	children?: ReactNode | ((fetcher: ReturnType<typeof useFormFetcher>) => ReactNode);
}

export function FetcherProblem({
	fetcher: { problem },
}: Required<Pick<FetcherFormProps, "fetcher">>) {
	return problem ? (
		<p role="alert" className={css.problem}>
			{problem}
		</p>
	) : null;
}

/** A form that is sent without leaving the page, with the reason if the last submission was not accepted. */
export function FetcherForm(props: FetcherFormProps) {
	const own = useFormFetcher();
	const { fetcher = own, hasOwnProblem, children, ...form } = props;
	const { Form, isSending } = fetcher;
	return (
		<Form
			method="post"
			preventScrollReset
			aria-busy={isSending ? true : undefined}
			{...form}
			onSubmit={(event) => {
				if (isSending) event.preventDefault();
				else noteSent({});
			}}
		>
			{typeof children === "function" ? children(fetcher) : children}
			{hasOwnProblem ? null : <FetcherProblem fetcher={fetcher} />}
		</Form>
	);
}
