import { href } from "react-router";
import { dayInWords } from "~/business/days.ts";
import { FetcherForm, useFormFetcher } from "~/forms/fetcher-form.tsx";
import type { AdminRow } from "~/puppies/admin/list.server.ts";
import { shownPrice } from "~/puppies/price/price-text.ts";
import { type SaleStatus, stateOf, statusOf } from "~/puppies/status.ts";
import { Button, ButtonLink } from "~/ui/button.tsx";
import { classNames } from "~/ui/class-names.ts";
import { Link } from "~/ui/link.tsx";
import { Frame, Picture } from "~/ui/picture/picture.tsx";
import { Tag } from "~/ui/tag.tsx";
import { muted, visuallyHidden } from "~/ui/theme/text.css.ts";
import { buttons } from "../page.css.ts";
import * as rows from "../rows.css.ts";
import * as css from "./puppies.css.ts";

/** A puppy's state as visitors see it, or "Draft" if they can't see it. */
export function StatusTag({ puppy }: { puppy: SaleStatus & { status: string } }) {
	if (puppy.status === "draft") return <span className={css.draft}>Draft</span>;
	const { available, isReserved } = puppy;
	return (
		<Tag available={available} isReserved={isReserved}>
			{statusOf(puppy).short}
		</Tag>
	);
}

interface PuppyRowProps {
	puppy: AdminRow;
	/** Address of the list as shown, to return to. */
	here: string;
}

export function PuppyRow({ puppy: stored, here }: PuppyRowProps) {
	const fetcher = useFormFetcher();
	const intent = fetcher.formData?.get("intent");
	/** As it is while the request of a button is pending. */
	const puppy = intent
		? { ...stored, available: intent === "available", isReserved: intent === "reserve" }
		: stored;
	const id = String(puppy.id);
	const price = puppy.price && shownPrice(puppy).price;
	const born = puppy.dob && `born ${dayInWords(puppy.dob, true)}`;
	const { family, goHomeOn, until } = puppy.reservation ?? {};
	const isHeld = stateOf(puppy) === "reserved";
	const days = [
		isHeld && goHomeOn && `goes home ${dayInWords(goHomeOn, true)}`,
		isHeld && until && `held until ${dayInWords(until, true)}`,
	]
		.filter(Boolean)
		.join(", ");
	return (
		<li className={classNames(rows.linked, css.row)}>
			<div className={classNames(rows.about, css.who)}>
				<Frame as="span" ratio="1/1" className={css.thumbnail}>
					<Picture source={puppy.photo} sizes="44px" />
				</Frame>
				<div>
					<div className={css.head}>
						<Link to={href("/admin/puppies/:id", { id })} className={rows.link}>
							<bdi>{puppy.name}</bdi>
						</Link>
						<StatusTag puppy={puppy} />
						{family ? (
							<span className={muted}>
								for <bdi>{family.name}</bdi>
							</span>
						) : null}
						{days ? <span className={muted}>{days}</span> : null}
					</div>
					<p className={rows.line}>
						{[puppy.breed, puppy.sex, born, price].filter(Boolean).join(" · ")}
					</p>
				</div>
			</div>
			<FetcherForm fetcher={fetcher} action={here} className={buttons}>
				<input type="hidden" name="id" value={id} />
				<SaleButtons puppy={puppy} reservation={isHeld ? puppy.reservation : null} isInList />
			</FetcherForm>
		</li>
	);
}

/** The buttons for each state. */
const steps = {
	available: [
		["reserve", "Reserve"],
		["sold", "Mark sold"],
	],
	reserved: [
		["sold", "Mark sold"],
		["available", "Release"],
	],
	sold: [["available", "Mark available"]],
} as const;

interface SaleButtonsProps {
	puppy: SaleStatus & { status: string; name: string };
	reservation?: { id: number } | null;
	/** In the list, which has only the most frequent buttons, each with the puppy's name for screen readers. */
	isInList?: boolean;
}

/** Buttons that change a puppy's state with one click, and the link to its reservation. */
export function SaleButtons({ puppy, reservation, isInList }: SaleButtonsProps) {
	const state = stateOf(puppy);
	const isDraft = puppy.status === "draft";
	const shown = steps[state].filter(([intent, label]) => {
		// Visitors wouldn't see a draft as sold.
		if (isDraft && intent === "sold") return false;
		return !isInList || (label !== "Release" && !(isDraft && intent === "available"));
	});
	return (
		<>
			{reservation && state !== "available" ? (
				<ButtonLink
					small
					tone="line"
					to={href("/admin/reservations/:id", { id: String(reservation.id) })}
				>
					Reservation
					{isInList ? <span className={visuallyHidden}> of {puppy.name}</span> : null}
				</ButtonLink>
			) : null}
			{shown.map(([intent, label]) => (
				<Button key={intent} small tone="line" name="intent" value={intent}>
					{label}
					{isInList ? <span className={visuallyHidden}> {puppy.name}</span> : null}
				</Button>
			))}
		</>
	);
}
