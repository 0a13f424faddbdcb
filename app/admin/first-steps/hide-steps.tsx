import { href } from "react-router";
import { FetcherForm, useFormFetcher } from "~/forms/fetcher-form.tsx";
import { Button } from "~/ui/button.tsx";
import * as css from "./first-steps.css.ts";

/** The name of the button, and its two values. */
export const hiddenListFields = { intent: "intent", away: "put away", back: "show" } as const;

/** The button that takes the list off the dashboard or puts it back. */
export function StepsToggle({ areHidden }: { areHidden: boolean }) {
	const fetcher = useFormFetcher();
	const { intent, away, back } = hiddenListFields;
	return (
		<FetcherForm fetcher={fetcher} action={href("/admin/first-steps")} className={css.under}>
			<Button small tone="line" name={intent} value={areHidden ? back : away}>
				{areHidden ? "Show them on the first screen" : "Put this list away"}
			</Button>
		</FetcherForm>
	);
}
