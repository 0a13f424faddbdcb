import { href } from "react-router";
import { FetcherForm, useFormFetcher } from "~/forms/fetcher-form.tsx";
import { Button } from "~/ui/button.tsx";

/** Sends the trainer a test message, and shows what the mail service said. For the settings of email. */
export function TestMessageButton() {
	const fetcher = useFormFetcher();
	return (
		<FetcherForm fetcher={fetcher} action={href("/admin/emails")}>
			<input type="hidden" name="from" value="settings" />
			<Button
				tone="line"
				small
				name="id"
				value="test"
				aria-disabled={fetcher.isSending ? true : undefined}
			>
				{fetcher.isSending ? "Sending…" : "Send me a test message"}
			</Button>
		</FetcherForm>
	);
}
