import type { ReactNode } from "react";
import { FetcherForm } from "~/forms/fetcher-form.tsx";
import { Button } from "~/ui/button.tsx";
import { answerAddress } from "../families/addresses.ts";
import type { ReplyIntent } from "./sent.route.ts";

interface ReplyButtonProps {
	id: number;
	intent: ReplyIntent;
	children: ReactNode;
}

/** A button for an answer, such as one that undoes it or sends it again. */
export function ReplyButton({ id, intent, children }: ReplyButtonProps) {
	return (
		<FetcherForm action={answerAddress(id)}>
			<Button tone="line" small name="intent" value={intent}>
				{children}
			</Button>
		</FetcherForm>
	);
}
