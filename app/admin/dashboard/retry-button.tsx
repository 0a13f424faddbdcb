import { href } from "react-router";
import { FetcherForm, useFormFetcher } from "~/forms/fetcher-form.tsx";
import { Button } from "~/ui/button.tsx";
import { visuallyHidden } from "~/ui/theme/text.css.ts";

interface RetryButtonProps {
	/** Of the email; without one, all that wait. */
	id?: number;
	/** Of the email, for who meets the button on its own. */
	about?: string;
	/** The form's target, when not the page of emails as it opens. */
	action?: string;
	/** Where one comes back to: the site's status, or the page of emails. */
	from?: "status";
}

/** Has an email, or all of them, tried now. */
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
