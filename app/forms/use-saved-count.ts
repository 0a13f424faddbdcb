import { useState } from "react";
import { useNavigation } from "react-router";

/**
 * How often the page's form was sent and accepted: the form's `key`, so that it starts over with
 * what is stored then. `answer` is the route's action data, which only a refusal leaves behind. On
 * a page of several forms, `isOwn` says whether a button's intent is of this one.
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
