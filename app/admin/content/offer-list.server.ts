/** The action behind the buttons of a list of programs or cards (offer-list.tsx). */
import { data } from "react-router";
import { z } from "zod";
import { filled } from "~/business/placeholders.ts";
import type { ProgramsContent } from "~/business/program.ts";
import { changeDraft } from "~/content/changes.server.ts";
import { type OfferButton, offerButtons } from "~/content/offers/offer-list.ts";
import { namedBy } from "~/content/offers/program-changes.ts";
import { programsDocument } from "~/content/offers/programs.ts";
import type { Actor } from "~/platform/database/audit-log.server.ts";
import { redirectWithToast } from "~/platform/forms/flash.server.ts";
import { parseForm } from "~/platform/forms/parse-form.server.ts";
import { editingMessages } from "./editing.ts";
import { namesInLine } from "./offer-list.tsx";

const ID_MAX = 60;
const schema = z.object({ intent: z.enum(offerButtons), id: z.string().max(ID_MAX) });
const rules = { schema, fields: schema.keyof().options, maxBytes: 2 * 1024 };

/** The most characters of a name in a toast. */
const NAME = 60;

const done: Record<OfferButton, string> = {
	up: "was moved up in the draft.",
	down: "was moved down in the draft.",
	hide: "is hidden in the draft.",
	show: "is shown in the draft.",
	delete: "was moved to the trash in the draft.",
	restore: "was taken out of the trash.",
};

interface ButtonOptions {
	actor: Actor;
	/** Address of the list's page. */
	back: string;
	change: (
		content: ProgramsContent,
		button: OfferButton,
		of: { id: string; now: Date },
	) => ProgramsContent | undefined;
	/** The message to show if the list is full; undefined if there is room for one more. */
	full: (content: ProgramsContent) => string | undefined;
	/** Undefined if there is no such item. */
	find: (content: ProgramsContent, id: string) => { title: string; deletedAt?: string } | undefined;
}

/**
 * Applies a button of the list to the draft. After hiding or deleting an item, the toast also names the pages
 * that no longer list it.
 */
export async function runOfferButton(
	request: Request,
	{ actor, back, change, full, find }: ButtonOptions,
) {
	const { value } = await parseForm(request, rules);
	if (!value) throw data(null, 400);
	const { intent, id } = value;
	let name = "";
	let naming: string[] = [];
	let noRoom: string | undefined;
	const outcome = await changeDraft({ document: programsDocument, actor }, (content) => {
		const item = find(content, id);
		name = filled(item?.title ?? "").slice(0, NAME);
		naming = namedBy(content, id).map((title) => filled(title).slice(0, NAME));
		noRoom = intent === "restore" && item?.deletedAt ? full(content) : undefined;
		return noRoom ? undefined : change(content, intent, { id, now: new Date() });
	});
	if (noRoom) return redirectWithToast(back, noRoom, 400);
	if (outcome === "refused") return redirectWithToast(back, editingMessages.gone, 404);
	const isGone = intent === "delete" || intent === "hide";
	const leftOut =
		isGone && naming.length > 0 ? ` No longer listed on: ${namesInLine(naming)}.` : "";
	return redirectWithToast(back, `“${name}” ${done[intent]}${leftOut}`);
}
