import { type ReactNode, useState } from "react";
import { useFetcher } from "react-router";
import * as css from "./press-form.css.ts";
import type { NotSent } from "./send.ts";

/**
 * A form of one press, such as a switch, sent while the page stays. `key` names it where several
 * parts of the page show what it changes: `sent` is what was pressed, until it is stored or refused.
 */
export function usePress(key?: string) {
	const { Form, state, data, formData } = useFetcher<NotSent>({ key });
	const isSending = state !== "idle";
	const problem = isSending ? undefined : data?.result.error?.[""]?.[0];
	return { Form, isSending, problem, sent: formData };
}

/** How often what was pressed was done: the `key` of a form that begins anew with what is stored then. */
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
	children: ReactNode;
}

/** Its buttons, and why the last press came to nothing. */
export function PressForm({ press, children, ...form }: PressFormProps) {
	const { Form, isSending, problem } = press;
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
			{problem ? (
				<p role="alert" className={css.problem}>
					{problem}
				</p>
			) : null}
		</Form>
	);
}
