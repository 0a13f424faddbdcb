import { type ReactNode, useState } from "react";
import { useFetcher } from "react-router";
import * as css from "./press-form.css.ts";
import type { NotSent, SendFailure } from "./send.ts";

/** What is said where a press did not come through: nothing was written that could be lost. */
const pressProblems: Readonly<Record<SendFailure, string>> = {
	offline: "You are offline. Please press again once you are back online.",
	unreachable:
		"The site could not be reached, or its answer did not come through. Please press again.",
	refused: "The site did not accept this. Please load the page again and try once more.",
	gone: "This is not there any more; it may have been deleted.",
	failed: "Something went wrong on the site. Please try again in a minute.",
};

/** Why a press was not done. */
export function pressProblem({ result, failure }: NotSent): string | undefined {
	return failure ? pressProblems[failure] : result.error?.[""]?.[0];
}

/**
 * A form of one press, such as a switch, sent while the page stays. `key` names it where several
 * parts of the page show what it changes: `sent` is what was pressed, until it is stored or refused.
 */
export function usePress(key?: string) {
	const { Form, state, data, formData } = useFetcher<NotSent>({ key });
	const isSending = state !== "idle";
	const problem = isSending || !data ? undefined : pressProblem(data);
	return { Form, isSending, problem, sent: formData };
}

/** How often what was pressed was done: the `key` of a form that starts over with what is stored then. */
export function useDoneCount({ isSending, problem }: ReturnType<typeof usePress>): number {
	const [count, setCount] = useState(0);
	const [wasSending, setWasSending] = useState(false);
	if (isSending !== wasSending) {
		setWasSending(isSending);
		if (!isSending && problem === undefined) setCount(count + 1);
	}
	return count;
}

interface PressFormProps {
	press: ReturnType<typeof usePress>;
	action: string;
	className?: string;
	/** The children say why the last press came to nothing, such as in a bar that covers what is below. */
	saysProblem?: boolean;
	children: ReactNode;
}

/** Why the last press came to nothing. */
export function PressProblem({ press: { problem } }: Pick<PressFormProps, "press">) {
	return problem ? (
		<p role="alert" className={css.problem}>
			{problem}
		</p>
	) : null;
}

/** Its buttons, and why the last press came to nothing. */
export function PressForm({ press, saysProblem, children, ...form }: PressFormProps) {
	const { Form, isSending } = press;
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
			{saysProblem ? null : <PressProblem press={press} />}
		</Form>
	);
}
