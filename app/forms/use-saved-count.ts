import { useState } from "react";
import { useNavigation } from "react-router";

/**
 * How often the page's form was sent and accepted: the form's `key`, so that it begins anew with
 * what is stored then. `answer` is the route's action data, which only a refusal leaves behind. On
 * a page of several forms, `intent` is what the form's own button sends.
 */
export function useSavedCount(answer: unknown, intent?: string): number {
	const { state, formMethod, formData } = useNavigation();
	const [count, setCount] = useState(0);
	const [isSending, setIsSending] = useState(false);
	const isOwn = intent === undefined || formData?.get("intent") === intent;
	if (!isSending && formMethod === "POST" && isOwn) setIsSending(true);
	if (isSending && state === "idle") {
		setIsSending(false);
		if (answer === undefined) setCount(count + 1);
	}
	return count;
}
