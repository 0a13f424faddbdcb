import { Clock, NotebookPen, PhoneOutgoing, Reply } from "lucide";
import { howLong } from "~/families/family-texts.ts";
import { familyListAddress } from "~/families/list-address.ts";
import { waitingInWords } from "~/families/waiting-text.ts";
import { ArrowLink } from "~/ui/arrow-link.tsx";
import { ButtonLink } from "~/ui/button.tsx";
import { Link } from "~/ui/link.tsx";
import { Icon } from "~/ui/picture/icon.tsx";
import { muted } from "~/ui/theme/text.css.ts";
import { contactedAddress, familyAddress } from "../families/addresses.ts";
import * as shared from "../page.css.ts";
import { Panel } from "../page.tsx";
import { replyAddress } from "../replies/addresses.ts";
import type { Overview } from "./overview.server.ts";
import * as css from "./todo.css.ts";

/** The most characters shown of a message. */
const EXCERPT = 200;

/** Families waiting for an answer, the longest first, each with a button to answer. */
export function WaitingPanel({ answers, now }: Pick<Overview, "answers" | "now">) {
	const { families, count } = answers;
	const all = familyListAddress({ show: "waiting for an answer", view: "list" });
	return (
		<Panel
			title={
				count > 0 ? `Waiting for an answer (${waitingInWords(count)})` : "Waiting for an answer"
			}
			id="answers"
			action={count > families.length ? <ArrowLink to={all}>See all</ArrowLink> : undefined}
		>
			{families.length === 0 ? (
				<p className={muted}>Nobody is waiting for an answer.</p>
			) : (
				<ul className={css.list}>
					{families.map(({ id, name, waitsSince, message, about }) => (
						<li key={id} className={css.item}>
							<div className={css.head}>
								<Link to={familyAddress(id)} className={css.name}>
									<bdi>{name}</bdi>
								</Link>
								{waitsSince ? <span className={css.waits}>{howLong(waitsSince, now)}</span> : null}
							</div>
							{about ? <p className={shared.remark}>About {about}</p> : null}
							<p dir="auto" className={css.excerpt}>
								{message.slice(0, EXCERPT).toWellFormed()}
							</p>
							<div className={css.buttons}>
								<ButtonLink tone="night" small to={replyAddress(id)} aria-label={`Answer ${name}`}>
									<Icon of={Reply} />
									Answer
								</ButtonLink>
								<ButtonLink
									tone="line"
									small
									to={contactedAddress(id)}
									aria-label={`I called ${name}`}
								>
									<Icon of={PhoneOutgoing} />I called
								</ButtonLink>
								<ButtonLink
									tone="line"
									small
									to={familyAddress(id, "note")}
									aria-label={`Note about ${name}`}
								>
									<Icon of={NotebookPen} />
									Note
								</ButtonLink>
								<ButtonLink
									tone="line"
									small
									to={familyAddress(id, "step")}
									aria-label={`Next step with ${name}`}
								>
									<Icon of={Clock} />
									Next step
								</ButtonLink>
							</div>
						</li>
					))}
				</ul>
			)}
		</Panel>
	);
}
