/** Choices, parsing and the response of the form of an entry. */
import type { DrawingName } from "~/business/drawings.ts";
import type { Outcome } from "~/content/praise/commands.server.ts";
import { PRAISE_MAX_BYTES, praiseFields, praiseSchema } from "~/content/praise/form.ts";
import type { PraiseItem, PraiseKind } from "~/content/praise/item.ts";
import { pictureChoices } from "~/photos/content-pictures.server.ts";
import { redirectWithToast } from "~/platform/forms/flash.server.ts";
import { type ParsedForm, parseForm } from "~/platform/forms/parse-form.server.ts";
import { SUBMISSION_KEY } from "~/platform/forms/submission-key.ts";
import { soldPuppyChoices } from "~/puppies/sold-puppies.server.ts";
import { editFields, editingMessages } from "../editing.ts";
import { praiseAddress, praiseMessages } from "./words.ts";

/** The drawings made for the stories of sold puppies. */
const storyDrawings: readonly DrawingName[] = [
	"grown-otis",
	"grown-clover",
	"grown-moses",
	"grown-hazel",
	"grown-winnie",
	"grown-fig",
	"grown-teddy",
];

/** The pictures and sold puppies to choose from in an entry's form. */
export async function formChoices(kind: PraiseKind, item?: PraiseItem) {
	const [choices, puppies] = await Promise.all([
		pictureChoices([item?.picture], kind === "stories" ? storyDrawings : []),
		kind === "stories" ? soldPuppyChoices(item?.puppyId) : [],
	]);
	return { choices, puppies };
}

export const readPraiseForm = (request: Request, kind: PraiseKind) =>
	parseForm(request, {
		schema: praiseSchema(kind),
		fields: [...praiseFields[kind], ...editFields, SUBMISSION_KEY],
		maxBytes: PRAISE_MAX_BYTES,
	});

/**
 * The response to a submitted form: a redirect to the list or, if it was not saved, the form again with the
 * reason.
 */
export function answerPraise(
	{ reply }: Pick<ParsedForm<unknown>, "reply">,
	kind: PraiseKind,
	outcome: Outcome,
) {
	if (outcome === "saved") return redirectWithToast(praiseAddress(kind), editingMessages.saved);
	return reply({ formErrors: [praiseMessages[outcome]] }, outcome === "gone" ? 404 : 409);
}
