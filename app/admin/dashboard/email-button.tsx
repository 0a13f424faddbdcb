import type { ReactNode } from "react";
import { href } from "react-router";
import { FetcherForm } from "~/forms/fetcher-form.tsx";
import { Button } from "~/ui/button.tsx";

export type EmailIntent = "retry" | "resume" | "test";

interface EmailButtonProps {
	intent: EmailIntent;
	children: ReactNode;
}

/** Tries to send the waiting emails now, sends a test message, or lets the site send again. */
export const EmailButton = ({ intent, children }: EmailButtonProps) => (
	<FetcherForm action={href("/admin/status")}>
		<Button tone="line" small name="intent" value={intent}>
			{children}
		</Button>
	</FetcherForm>
);
