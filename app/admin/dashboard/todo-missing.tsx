import { reasonText } from "~/families/bounce-text.ts";
import { howLong } from "~/families/family-texts.ts";
import { waitingInWords } from "~/families/waiting-text.ts";
import { FetcherForm } from "~/forms/fetcher-form.tsx";
import { Button, ButtonLink } from "~/ui/button.tsx";
import { Link } from "~/ui/link.tsx";
import { addressesAddress, familyAddress } from "../families/addresses.ts";
import * as shared from "../page.css.ts";
import { Panel } from "../page.tsx";
import { answerAddress } from "../replies/addresses.ts";
import type { Overview } from "./overview.server.ts";
import * as css from "./todo.css.ts";

/** Below a shortened list of which no other page shows the rest. */
export const MoreLater = () => (
	<p className={css.more}>More will appear here when these are done.</p>
);

/** The most characters shown of an answer. */
const EXCERPT = 200;

/** Answers that their families didn't get, the longest known first. */
export function MissingPanel({ missing, now }: Pick<Overview, "missing" | "now">) {
	const { replies, count } = missing;
	if (count === 0) return null;
	const rest = count - replies.length;
	return (
		<Panel title={`Undelivered answers (${waitingInWords(count)})`} id="missing">
			<ul className={css.list}>
				{replies.map((reply) => (
					<Missing key={reply.id} reply={reply} now={now} />
				))}
			</ul>
			{rest > 0 ? <MoreLater /> : null}
		</Panel>
	);
}

interface MissingProps {
	reply: Overview["missing"]["replies"][number];
	now: Date;
}

function Missing({ reply, now }: MissingProps) {
	const { id, familyId, family, recipient, text, missingSince, bounceReason } = reply;
	/** False if the address was already corrected; then the family's page has no form to correct it. */
	const isTheirs = family.addresses.some(({ address }) => address === recipient);
	return (
		<li className={css.item}>
			<div className={css.head}>
				<Link to={familyAddress(familyId)} className={css.name}>
					<bdi>{family.name}</bdi>
				</Link>
				{missingSince ? <span className={css.waits}>{howLong(missingSince, now)}</span> : null}
			</div>
			<p className={shared.remark}>
				<bdi>{recipient}</bdi>: {reasonText(bounceReason)}
			</p>
			<p dir="auto" className={css.excerpt}>
				{text.slice(0, EXCERPT).toWellFormed()}
			</p>
			<FetcherForm action={answerAddress(id)} className={css.buttons}>
				<input type="hidden" name="back" value="today" />
				{isTheirs ? (
					<ButtonLink
						tone="night"
						small
						to={addressesAddress(familyId)}
						aria-label={`Correct it: the address of ${family.name}`}
					>
						Correct it
					</ButtonLink>
				) : null}
				<Button
					tone={isTheirs ? "line" : "night"}
					small
					name="intent"
					value="again"
					aria-label={`Send again: the answer to ${family.name}`}
				>
					Send again
				</Button>
				<Button
					tone="line"
					small
					name="intent"
					value="settled"
					aria-label={`Done with the answer to ${family.name}`}
				>
					Done
				</Button>
			</FetcherForm>
		</li>
	);
}
