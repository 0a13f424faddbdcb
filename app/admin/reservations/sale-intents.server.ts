/** Handles the buttons that reserve a puppy, mark it as sold, make it available again or unpublish it. */
import { href } from "react-router";
import { z } from "zod";
import { moneyInWords } from "~/business/money.ts";
import type { Actor } from "~/platform/database/audit-log.server.ts";
import { redirectWithToast } from "~/platform/forms/flash.server.ts";
import { parseButtons } from "~/platform/forms/parse-form.server.ts";
import { rowId } from "~/platform/forms/written-text.ts";
import { puppyName } from "~/puppies/admin/queries.server.ts";
import { unpublishPuppy } from "~/puppies/admin/trash.server.ts";
import { markAvailable, markSold, reserve } from "~/sales/commands.server.ts";
import type { NotDone } from "~/sales/holding.server.ts";
import { MoneyOwed } from "~/sales/owed.server.ts";
import { found, notFound } from "../not-found.ts";
import { editAddress, reservationAddress } from "./reservation-texts.ts";

const schema = z.object({
	intent: z.enum(["reserve", "sold", "available", "unpublish"]),
	/** The puppy's id. */
	id: rowId(),
});

/** Why a puppy can't be reserved, because it already is or is sold; undefined if it doesn't exist. */
export function refusalText(name: string, done: NotDone): string | undefined {
	if (done.outcome === "sold") return `${name} is already sold. Nothing was changed.`;
	if (done.outcome !== "held") return undefined;
	const who = done.holder ? ` for ${done.holder}` : ", with no family yet";
	return `${name} is already reserved${who}. Nothing was changed.`;
}

/**
 * For a sale that was refused because money is owed: redirects to the reservation, which asks whether the puppy goes
 * home all the same. @throws any other error
 */
export const askOwed =
	(name: string, day = "") =>
	(error: unknown) => {
		if (!(error instanceof MoneyOwed)) throw error;
		return redirectWithToast(
			`${reservationAddress(error.reservationId)}?${new URLSearchParams({ owed: day })}#ending`,
			`${moneyInWords(error.cents)} is still to be paid for ${name}. Nothing was changed yet.`,
			409,
		);
	};

/** Says that a puppy is no longer reserved or sold; a draft isn't available, because visitors can't see it. */
export const freeMessage = (name: string, { status }: { status: string }, state: string) =>
	status === "draft" ? `${name} is no longer reserved. It is a draft.` : `${name} ${state}.`;

/**
 * Performs a button's action, then redirects to the reservation's form, to the puppy's sale panel, or back to the page
 * with the button.
 * @throws a 404 response if there is no such puppy.
 */
export async function changeSaleState(request: Request, actor: Actor, back: string) {
	const { intent, id: puppyId } = await parseButtons(request, schema);
	const puppy = found(await puppyName(puppyId));
	const { name } = puppy;
	const page = href("/admin/puppies/:id", { id: String(puppyId) });
	if (intent === "available") {
		if (!(await markAvailable(puppyId, actor))) throw notFound();
		return redirectWithToast(back, freeMessage(name, puppy, "is marked as available"));
	}
	if (intent === "unpublish") {
		found(await unpublishPuppy(puppyId, actor));
		return redirectWithToast(back, `${name} is a draft again; visitors can't see it.`);
	}
	if (intent === "sold") {
		const sold = await markSold(puppyId, { confirmedCents: 0 }, actor).catch(askOwed(name));
		if (sold instanceof Response) return sold;
		if (!sold) throw notFound();
		return redirectWithToast(`${page}?sold#sale`, `${name} is marked as sold.`);
	}
	const done = await reserve(puppyId, {}, actor);
	if (done.outcome === "reserved") {
		return redirectWithToast(editAddress(done.id), `${name} is reserved. For whom?`);
	}
	return redirectWithToast(back, found(refusalText(name, done)), 409);
}
