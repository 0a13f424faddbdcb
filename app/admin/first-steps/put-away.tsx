import { href } from "react-router";
import { PressForm, usePress } from "~/forms/press-form.tsx";
import { Button } from "~/ui/button.tsx";
import * as css from "./first-steps.css.ts";

/** The name of the button's answer, and what it may be. */
export const putAwayNames = { intent: "intent", away: "put away", back: "show" } as const;

/** Takes the list off the first screen, or puts it back there. */
export function PutAway({ isPutAway }: { isPutAway: boolean }) {
	const press = usePress();
	const { intent, away, back } = putAwayNames;
	return (
		<PressForm press={press} action={href("/admin/first-steps")} className={css.under}>
			<Button small tone="line" name={intent} value={isPutAway ? back : away}>
				{isPutAway ? "Show them on the first screen" : "Put this list away"}
			</Button>
		</PressForm>
	);
}
