import { useEffect, useRef } from "react";
import { Form } from "react-router";
import { RESTORED } from "~/platform/forms/hidden-fields.ts";
import { Button } from "~/ui/button.tsx";
import * as css from "./sign-in.css.ts";

/** Name of the hidden field in which the forms for signing in carry another form. */
export const CARRIED = "carried";
/** The most bytes of the forms for signing in, in which another form is written as JSON. */
export const CARRYING_MAX_BYTES = 512 * 1024;

export interface CarriedForm {
	/** The page of the form. */
	back: string;
	/** Its answers by the names of their controls. */
	values: Readonly<Record<string, string>>;
}

/** Leads from signing in back to the form that was carried; with JavaScript, at once. */
export function CarriedBack({ back, values }: CarriedForm) {
	const form = useRef<HTMLFormElement>(null);
	useEffect(() => form.current?.requestSubmit(), []);
	return (
		<main id="main" className={css.page}>
			<Form ref={form} method="post" action={back} discover="none" className={css.card}>
				<h1 className={css.title}>You are signed in</h1>
				<p>What you wrote is not saved yet.</p>
				{Object.entries({ ...values, [RESTORED]: "1" }).map(([name, value]) => (
					<input key={name} type="hidden" name={name} value={value} />
				))}
				<Button>Go back to what you wrote</Button>
			</Form>
		</main>
	);
}
