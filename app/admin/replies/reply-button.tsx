import type { ReactNode } from "react";
import { FetcherForm } from "~/forms/fetcher-form.tsx";
import { Button } from "~/ui/button.tsx";
import { answerAddress } from "../families/addresses.ts";
import type { ReplyIntent } from "./sent.route.ts";

interface ReplyButtonProps {
	id: number;
	intent: ReplyIntent;
	/** The label while it is being done. */
	busy?: string;
	children: ReactNode;
}

/** A button for an answer, such as one that takes it back or sends it again. */
export function ReplyButton({ id, intent, busy, children }: ReplyButtonProps) {
	return (
		<FetcherForm action={answerAddress(id)}>
			{({ isSending }) => (
				<Button tone="line" small name="intent" value={intent}>
					{isSending && busy ? busy : children}
				</Button>
			)}
		</FetcherForm>
	);
}
