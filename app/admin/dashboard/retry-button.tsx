import { href } from "react-router";
import { FetcherForm, useFormFetcher } from "~/forms/fetcher-form.tsx";
import { Button } from "~/ui/button.tsx";
import { visuallyHidden } from "~/ui/theme/text.css.ts";

interface RetryButtonProps {
	/** Id of the email; without one, the button retries all waiting emails. */
	id?: number;
	/** The email's subject, added to the label for screen readers. */
	about?: string;
	/** The form's target, if it isn't the first page of waiting emails. */
	action?: string;
	/** The page to return to: the site's status if set, otherwise the page of emails. */
	from?: "status";
}

/** Tries to send one email, or all waiting ones, now. */
export function RetryButton({ id, about, action = href("/admin/emails"), from }: RetryButtonProps) {
	const fetcher = useFormFetcher();
	return (
		<FetcherForm fetcher={fetcher} action={action}>
			{from ? <input type="hidden" name="from" value={from} /> : null}
			<Button
				tone="line"
				small
				name="id"
				value={id ?? "all"}
				aria-disabled={fetcher.isSending ? true : undefined}
			>
				<span>
					{fetcher.isSending ? "Trying…" : id === undefined ? "Try all now" : "Try now"}
					{about ? <span className={visuallyHidden}>: {about}</span> : null}
				</span>
			</Button>
		</FetcherForm>
	);
}
