import {
	CalendarDays,
	Clock,
	Mail,
	MessageSquare,
	NotebookPen,
	PawPrint,
	Phone,
	PhoneOutgoing,
	Reply,
} from "lucide";
import { momentInWords } from "~/business/moments.ts";
import { bounceText } from "~/families/bounce-text.ts";
import type { ShownFamily } from "~/families/queries.server.ts";
import { ButtonLink } from "~/ui/button.tsx";
import { Link } from "~/ui/link.tsx";
import { Icon } from "~/ui/picture/icon.tsx";
import { answerAddress, replyAddress } from "../replies/addresses.ts";
import {
	contactedAddress,
	familyAddress,
	mailtoLink,
	reserveAddress,
	visitAddress,
} from "./addresses.ts";
import * as css from "./family.css.ts";

/** The main actions of a family's page, below any problems with its email addresses. */
export function FamilyActions({ family }: { family: ShownFamily }) {
	const { phone, addresses } = family;
	const [first] = addresses;
	return (
		<>
			<Bounces family={family} />
			<div className={css.actions}>
				{first ? (
					<ButtonLink to={replyAddress(family.id)}>
						<Icon icon={Reply} />
						{family.waitsSince ? "Answer" : "Write"}
					</ButtonLink>
				) : null}
				<ButtonLink tone="line" to={contactedAddress(family.id)}>
					<Icon icon={PhoneOutgoing} />I called
				</ButtonLink>
				<ButtonLink tone="line" to={familyAddress(family.id, "note")}>
					<Icon icon={NotebookPen} />
					Note
				</ButtonLink>
				<ButtonLink tone="line" to={familyAddress(family.id, "step")}>
					<Icon icon={Clock} />
					Next step
				</ButtonLink>
				{phone ? (
					<>
						<ButtonLink tone="line" href={phone.call}>
							<Icon icon={Phone} />
							Call
						</ButtonLink>
						<ButtonLink tone="line" href={phone.text}>
							<Icon icon={MessageSquare} />
							Text
						</ButtonLink>
					</>
				) : null}
				{first ? (
					<ButtonLink tone="line" href={mailtoLink(first.address)}>
						<Icon icon={Mail} />
						Email
					</ButtonLink>
				) : null}
				<ButtonLink tone="line" to={reserveAddress(family.id)}>
					<Icon icon={PawPrint} />
					Reserve a puppy
				</ButtonLink>
				<ButtonLink tone="line" to={visitAddress(family.id)}>
					<Icon icon={CalendarDays} />
					Plan a visit
				</ButtonLink>
			</div>
		</>
	);
}

/** Addresses that emails don't get through to, and answers that did not arrive, with links to fix them. */
function Bounces({ family: { addresses, bounces, missing } }: { family: ShownFamily }) {
	const ofAddresses = addresses.flatMap(({ address }) => {
		const bounce = bounces[address];
		if (!bounce) return [];
		return (
			<p key={address} className={css.bounced}>
				<bdi>{address}</bdi>: {bounceText(bounce)} <a href="#details-title">Correct it</a>
			</p>
		);
	});
	return (
		<>
			{ofAddresses}
			{missing.map(({ id, createdAt }) => (
				<p key={id} className={css.bounced}>
					Your answer from {momentInWords(createdAt)} did not arrive.{" "}
					<Link to={answerAddress(id)}>See what can be done</Link>
				</p>
			))}
		</>
	);
}
