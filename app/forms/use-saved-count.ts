import { useState } from "react";
import { useNavigation } from "react-router";

/**
 * Counts how often the page's form was sent and accepted. Used as the form's `key`, so that it starts
 * over with the stored values. `answer` is the route's action data, which only a refusal returns. On a
 * page with several forms, `isOwn` says whether a button's intent belongs to this form.
 */
export function useSavedCount(
	answer: unknown,
	isOwn: (intent: unknown) => boolean = () => true,
): number {
	const { state, formMethod, formData } = useNavigation();
	const [count, setCount] = useState(0);
	const [isSending, setIsSending] = useState(false);
	if (!isSending && formMethod === "POST" && isOwn(formData?.get("intent"))) setIsSending(true);
	if (isSending && state === "idle") {
		setIsSending(false);
		if (answer === undefined) setCount(count + 1);
	}
	return count;
}
