import { browserSupportsWebAuthn } from "@simplewebauthn/browser";
import { useEffect, useEffectEvent, useState } from "react";
import { useSubmit } from "react-router";
import { useHydrated } from "remix-utils/use-hydrated";

const problems: Readonly<Record<string, string>> = {
	NotAllowedError:
		"No passkey was used, because it was canceled, took too long, or this device has none that fits. You can try again.",
	InvalidStateError: "This device already has a passkey for your account.",
	SecurityError:
		"This browser refuses passkeys here. They work only at the address that the site’s setting ORIGIN names.",
};
const OTHER = "This device could not do that. Please try again, or use another device.";

/** Whether this browser can make and use passkeys; undefined while JavaScript has not run. */
export const useHasPasskeys = (): boolean | undefined =>
	useHydrated() ? browserSupportsWebAuthn() : undefined;

interface PasskeyRequest<Options> {
	/** What the server wants to know from the device; undefined if nothing. New options are a new request. */
	options: Options | undefined;
	/** Asks the person for a fingerprint, a face or a PIN. */
	ask: (asked: { optionsJSON: Options }) => Promise<object>;
	/** The target of the form with the device's response, and its other fields. */
	action: string;
	fields: Record<string, string>;
}

/** Passes a request of the server on to the device, and sends its response. Returns why there is none. */
export function usePasskey<Options>({ options, ask, action, fields }: PasskeyRequest<Options>) {
	const submit = useSubmit();
	const [failed, setFailed] = useState<{ options: Options; problem: string }>();
	const onRequest = useEffectEvent(async (asked: Options) => {
		try {
			const response = JSON.stringify(await ask({ optionsJSON: asked }));
			void submit({ ...fields, response }, { method: "post", action });
		} catch (error) {
			const name = error instanceof Error ? error.name : "";
			// A newer request has ended this one.
			if (name !== "AbortError") setFailed({ options: asked, problem: problems[name] ?? OTHER });
		}
	});
	useEffect(() => {
		if (options) void onRequest(options);
	}, [options]);
	return failed && failed.options === options ? failed.problem : undefined;
}
