import { useState } from "react";
import { useNavigation } from "react-router";
import { hasConflicts } from "~/platform/forms/edit-conflict.ts";

/**
 * Counts how often the page's form was sent and accepted, or came back with somebody else's changes. Used as the
 * form's `key`, so that it starts over with those values. `response` is the route's action data, which only a
 * refusal returns. On a page with several forms, `isOwn` says whether a button's intent belongs to this form.
 */
export function useSavedCount(
	response: unknown,
	isOwn: (intent: unknown) => boolean = () => true,
): number {
	const { state, formMethod, formData } = useNavigation();
	const [count, setCount] = useState(0);
	const [isSending, setIsSending] = useState(false);
	if (!isSending && formMethod === "POST" && isOwn(formData?.get("intent"))) setIsSending(true);
	if (isSending && state === "idle") {
		setIsSending(false);
		if (response === undefined || hasConflicts(response)) setCount(count + 1);
	}
	return count;
}
