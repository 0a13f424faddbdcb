import { useEffect, useRef, useState } from "react";
import { useActionData, useLocation, useNavigation } from "react-router";

/** The button that submitted a form. */
export interface Sender {
	name: string;
	value: string;
}

/** The button that sent the form, until the response arrives. `isSending` is true even before the next render. */
export function useSender() {
	const [submittedBy, setSentBy] = useState<Sender>();
	const isSending = useRef(false);
	const { state } = useNavigation();
	const { key } = useLocation();
	const response = useActionData();
	// biome-ignore lint/correctness/useExhaustiveDependencies: a response may come before React shows any other state
	useEffect(() => {
		if (state !== "idle") return;
		isSending.current = false;
		setSentBy(undefined);
	}, [state, response, key]);
	return { submittedBy, setSentBy, isSending };
}
