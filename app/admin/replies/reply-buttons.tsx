import { FetcherForm, useFormFetcher } from "~/forms/fetcher-form.tsx";
import { Button } from "~/ui/button.tsx";
import { sentAddress } from "./addresses.ts";
import * as css from "./replies.css.ts";

/** Discards the text of an answer that was taken back. */
export function DiscardReply({ id }: { id: number }) {
	const fetcher = useFormFetcher();
	return (
		<FetcherForm fetcher={fetcher} action={sentAddress(id)}>
			<Button tone="line" small name="intent" value="discard">
				Discard it
			</Button>
		</FetcherForm>
	);
}

interface ReplyButtonProps {
	id: number;
	label: string;
	tone?: "porch" | "line";
}

/** Takes back an answer that was not sent yet; its text returns to the form. */
export function TakeBack({ id, label, tone = "line" }: ReplyButtonProps) {
	const fetcher = useFormFetcher();
	return (
		<FetcherForm fetcher={fetcher} action={sentAddress(id)}>
			<Button tone={tone} small name="intent" value="undo">
				{label}
			</Button>
		</FetcherForm>
	);
}

interface SettleReplyProps {
	id: number;
	/** Set if the reader doesn't want emails. */
	refusal?: { mayBeSent: boolean };
}

/** The buttons for an answer that did not arrive. */
export function SettleReply({ id, refusal }: SettleReplyProps) {
	const fetcher = useFormFetcher();
	return (
		<FetcherForm fetcher={fetcher} action={sentAddress(id)} className={css.buttons}>
			{!refusal || refusal.mayBeSent ? (
				<Button tone="line" small name="intent" value={refusal ? "again anyway" : "again"}>
					{refusal ? "Send it anyway" : "Send again"}
				</Button>
			) : null}
			<Button tone="line" small name="intent" value="settled">
				Mark as handled
			</Button>
		</FetcherForm>
	);
}

/** Tries to send an answer again now. */
export function TryAgain({ id, label, tone = "line" }: ReplyButtonProps) {
	const fetcher = useFormFetcher();
	return (
		<FetcherForm fetcher={fetcher} action={sentAddress(id)}>
			<Button tone={tone} small name="intent" value="retry">
				{fetcher.isSending ? "Trying…" : label}
			</Button>
		</FetcherForm>
	);
}
