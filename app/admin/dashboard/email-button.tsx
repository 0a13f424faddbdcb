import type { ReactNode } from "react";
import { href } from "react-router";
import { FetcherForm } from "~/forms/fetcher-form.tsx";
import { Button } from "~/ui/button.tsx";

/** What a button asks for: an email to try now by its id, all of them, or something else. */
export type EmailTask = number | "all" | "resume" | "test";

interface EmailButtonProps {
	id: EmailTask;
	/** The form's target, if it isn't the first page of waiting emails. */
	action?: string;
	children: ReactNode;
}

/** Tries to send one email or all waiting ones now, sends a test message, or lets the site send again. */
export function EmailButton({ id, action, children }: EmailButtonProps) {
	return (
		<FetcherForm action={action ?? href("/admin/emails")}>
			{({ isSending }) => (
				<Button tone="line" small name="id" value={id} aria-disabled={isSending || undefined}>
					{isSending ? (id === "test" ? "Sending…" : "Trying…") : children}
				</Button>
			)}
		</FetcherForm>
	);
}
