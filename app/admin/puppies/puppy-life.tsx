import { href } from "react-router";
import { dayInWords } from "~/business/days.ts";
import { FetcherForm } from "~/forms/fetcher-form.tsx";
import type { PuppyToEdit } from "~/puppies/admin/queries.server.ts";
import { type SaleState, stateOf, statusOf } from "~/puppies/status.ts";
import { owedText } from "~/sales/balance.ts";
import type { reservationOfPuppy } from "~/sales/queries.server.ts";
import { muted } from "~/ui/theme/text.css.ts";
import * as shared from "../page.css.ts";
import * as css from "./puppies.css.ts";
import { SaleButtons, StatusTag } from "./puppy-table.tsx";

interface PuppyLifeProps {
	puppy: PuppyToEdit;
	/** The reservation of a puppy that is reserved or went home, if any. */
	reservation: Awaited<ReturnType<typeof reservationOfPuppy>>;
}

function text({ puppy, reservation }: PuppyLifeProps, state: SaleState): string {
	const { wentHomeOn } = puppy.fields;
	if (state === "available") return "";
	const owed = reservation?.owed ? owedText(reservation.owed) : "";
	if (state === "sold") {
		const home = wentHomeOn ? `Went home ${dayInWords(wentHomeOn)}` : "";
		return [home, owed].filter(Boolean).join(". ");
	}
	const who = reservation?.family ? `For ${reservation.family.name}` : "For nobody in particular";
	const until = reservation?.until ? `, until ${dayInWords(reservation.until)}` : "";
	return [who + until, owed].filter(Boolean).join(". ");
}

/** Shows a puppy's state, with buttons that change it at once. */
export function PuppyLife(props: PuppyLifeProps) {
	const { puppy, reservation } = props;
	const { id, status, isReserved, fields } = puppy;
	const life = { available: fields.available, isReserved };
	const state = stateOf(life);
	const note = text(props, state);
	const isDraft = status === "draft";
	return (
		<section
			aria-label={`${fields.name}: ${isDraft ? "Draft" : statusOf(life).short}`}
			className={css.life}
		>
			<StatusTag puppy={{ ...life, status }} />
			{note ? <span className={muted}>{note}</span> : null}
			<FetcherForm
				action={href("/admin/puppies/:id/reserve", { id: String(id) })}
				className={shared.buttons}
			>
				<SaleButtons puppy={{ ...fields, ...life, status }} reservation={reservation} />
			</FetcherForm>
		</section>
	);
}
