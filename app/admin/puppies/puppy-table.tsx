import { Eye, type IconNode, Images, Pencil, Trash2 } from "lucide";
import { href } from "react-router";
import { dayInWords } from "~/business/days.ts";
import { FetcherForm, useFormFetcher } from "~/forms/fetcher-form.tsx";
import type { AdminRow } from "~/puppies/admin/list.server.ts";
import { shownPrice } from "~/puppies/price/price-text.ts";
import { type SaleStatus, stateOf, statusOf } from "~/puppies/status.ts";
import { Button, ButtonLink } from "~/ui/button.tsx";
import { classNames } from "~/ui/class-names.ts";
import { Link } from "~/ui/link.tsx";
import { Icon } from "~/ui/picture/icon.tsx";
import { Frame, Picture } from "~/ui/picture/picture.tsx";
import { Tag } from "~/ui/tag.tsx";
import { visuallyHidden } from "~/ui/theme/text.css.ts";
import * as table from "../table.css.ts";
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
	const { name } = puppy;
	const id = String(puppy.id);
	return (
		<tr>
			<th scope="row" className={css.whoCell}>
				<Link
					to={href("/admin/puppies/:id", { id })}
					className={classNames(css.who, table.rowLink)}
				>
					<Frame as="span" ratio="1/1" className={css.thumbnail}>
						<Picture source={puppy.photo} sizes="44px" />
					</Frame>
					<bdi className={css.name}>{name}</bdi>
				</Link>
			</th>
			<td className={css.breed}>{puppy.breed}</td>
			<td className={table.wideOnly}>{puppy.sex}</td>
			<td className={classNames(table.wideOnly, table.whole)}>{dayInWords(puppy.dob, true)}</td>
			<td className={classNames(table.amount, css.price)}>
				{puppy.price && shownPrice(puppy).price}
			</td>
			<td className={css.status}>
				<StatusTag puppy={puppy} />
				{puppy.reservation?.family ? (
					<p className={css.heldFor}>
						for <bdi>{puppy.reservation.family.name}</bdi>
						{puppy.reservation.goHomeOn
							? `, goes home ${dayInWords(puppy.reservation.goHomeOn, true)}`
							: ""}
					</p>
				) : null}
			</td>
			<td
				className={classNames(
					css.actionsCell,
					stateOf(puppy) === "sold" ? undefined : css.twoSteps,
				)}
			>
				<div className={table.actions}>
					<FetcherForm fetcher={fetcher} action={here} className={css.sale}>
						<input type="hidden" name="id" value={id} />
						<SaleButtons
							puppy={puppy}
							reservation={stateOf(puppy) === "reserved" ? puppy.reservation : null}
							isInList
						/>
					</FetcherForm>
					<div className={css.icons}>
						<RowLink
							to={
								puppy.status === "public"
									? href("/trained-puppies-for-sale/:profilePath", puppy)
									: href("/admin/puppies/:id/preview", { id })
							}
							label={puppy.status === "public" ? `View ${name}` : `Preview ${name}`}
							icon={Eye}
						/>
						<RowLink to={href("/admin/puppies/:id", { id })} label={`Edit ${name}`} icon={Pencil} />
						<RowLink
							to={href("/admin/puppies/:id/photos", { id })}
							label={`Photos of ${name}`}
							icon={Images}
						/>
						<RowLink
							to={href("/admin/puppies/:id/delete", { id })}
							label={`Delete ${name}`}
							icon={Trash2}
							look={table.badAction}
						/>
					</div>
				</div>
			</td>
		</tr>
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
	const className = isInList ? css.saleButton : undefined;
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
					className={className}
				>
					Reservation
					{isInList ? <span className={visuallyHidden}> of {puppy.name}</span> : null}
				</ButtonLink>
			) : null}
			{shown.map(([intent, label]) => (
				<Button key={intent} small tone="line" name="intent" value={intent} className={className}>
					{label}
					{isInList ? <span className={visuallyHidden}> {puppy.name}</span> : null}
				</Button>
			))}
		</>
	);
}

interface RowLinkProps {
	to: string;
	label: string;
	icon: IconNode;
	look?: string;
}

/** One of a row's four icons. They are hidden on a phone, where the whole row links to the puppy. */
const RowLink = ({ to, label, icon, look = table.action }: RowLinkProps) => (
	<Link to={to} aria-label={label} className={classNames(look, table.wideOnly)}>
		<Icon icon={icon} />
	</Link>
);
