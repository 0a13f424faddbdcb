/** Timeline entries with text: answers and notes. */
import { momentInWords } from "~/business/moments.ts";
import type { ShownFamily } from "~/families/queries.server.ts";
import { FetcherForm } from "~/forms/fetcher-form.tsx";
import type { TimelineItem } from "~/reports/timeline.server.ts";
import { Button } from "~/ui/button.tsx";
import { ReplyStatus } from "../replies/reply-status.tsx";
import { familyAddress } from "./addresses.ts";
import { EntryHead } from "./entry-head.tsx";
import * as css from "./family.css.ts";
import { LongText } from "./long-text.tsx";

type Item<Kind extends TimelineItem["kind"]> = Extract<TimelineItem, { kind: Kind }>;

interface ReplyEntryProps {
	item: Item<"reply">;
	family: ShownFamily;
	/** When the page was rendered. */
	now: Date;
}

export function ReplyEntry({ item, family, now }: ReplyEntryProps) {
	const { at, author, recipient, subject, text } = item;
	const isTheirs = family.addresses.some(({ address }) => address === recipient);
	return (
		<>
			<EntryHead at={at} title={<bdi>{subject || "An answer"}</bdi>} />
			{/* Above the text: however long it is, Undo is in sight while there is time for it. */}
			<div className={css.foot}>
				<span>
					To <bdi>{recipient}</bdi>, by {author}
				</span>
				<ReplyStatus key={item.email?.status} reply={item} isTheirs={isTheirs} now={now} />
			</div>
			<LongText of={`the answer from ${momentInWords(at)}`}>{text}</LongText>
		</>
	);
}

interface NoteEntryProps {
	item: Item<"note">;
	family: ShownFamily;
	/** The signed-in user, who can delete only their own notes. */
	username: string;
}

export function NoteEntry({ item, family, username }: NoteEntryProps) {
	const { id, at, author, text } = item;
	return (
		<>
			<EntryHead at={at} title={`Note by ${author}`} />
			<LongText of={`the note from ${momentInWords(at)}`}>{text}</LongText>
			{author === username ? (
				<FetcherForm action={familyAddress(family.id)} className={css.foot}>
					<input type="hidden" name="note" value={id} />
					<Button
						tone="line"
						small
						name="intent"
						value="delete-note"
						aria-label={`Delete the note from ${momentInWords(at)}`}
					>
						Delete
					</Button>
				</FetcherForm>
			) : null}
		</>
	);
}
