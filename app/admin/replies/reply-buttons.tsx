import { FetcherForm, useFormFetcher } from "~/forms/fetcher-form.tsx";
import { Button } from "~/ui/button.tsx";
import { sentAddress } from "./addresses.ts";
import * as css from "./replies.css.ts";

/** Gives up the words of an answer that was taken back. */
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
	/** Of whom it is, for who meets the button on its own. */
	label: string;
	tone?: "porch" | "line";
}

/** Takes an answer back that was not sent; its words come into the form again. */
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
	/** Where its reader wants no emails. */
	refusal?: { mayBeSent: boolean };
}

/** What can be done about an answer that did not arrive. */
export function SettleReply({ id, refusal }: SettleReplyProps) {
	const fetcher = useFormFetcher();
	return (
		<FetcherForm fetcher={fetcher} action={sentAddress(id)} className={css.buttons}>
			{!refusal || refusal.mayBeSent ? (
				<Button tone="line" small name="intent" value={refusal ? "again anyway" : "again"}>
					{refusal ? "Send it all the same" : "Send again"}
				</Button>
			) : null}
			<Button tone="line" small name="intent" value="settled">
				Mark as handled
			</Button>
		</FetcherForm>
	);
}

/** Has an answer tried again now. */
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
