/** Loader data and the outcome of a submission, for the form of an entry. */
import type { DrawingName } from "~/business/drawings.ts";
import type { Outcome } from "~/content/praise/commands.server.ts";
import { PRAISE_MAX_BYTES, praiseFields, praiseSchema } from "~/content/praise/form.ts";
import type { PraiseItem, PraiseKind } from "~/content/praise/item.ts";
import { pictureChoices } from "~/photos/content-pictures.server.ts";
import { redirectWithToast } from "~/platform/forms/flash.server.ts";
import { type ParsedForm, parseForm } from "~/platform/forms/parse-form.server.ts";
import { SUBMISSION_KEY } from "~/platform/forms/submission-key.ts";
import { soldPuppyChoices } from "~/puppies/sold-puppies.server.ts";
import { editingMessages, FROM } from "../editing.ts";
import { praiseAddress, praiseMessages } from "./words.ts";

/** Drawings that were made for the stories. */
const storyDrawings: readonly DrawingName[] = [
	"grown-otis",
	"grown-clover",
	"grown-moses",
	"grown-hazel",
	"grown-winnie",
	"grown-fig",
	"grown-teddy",
];

/** The choices of an entry's form. */
export async function formChoices(kind: PraiseKind, item?: PraiseItem) {
	const [choices, puppies] = await Promise.all([
		pictureChoices(item?.picture, kind === "stories" ? storyDrawings : []),
		kind === "stories" ? soldPuppyChoices(item?.puppyId) : [],
	]);
	return { choices, puppies };
}

export const readPraiseForm = (request: Request, kind: PraiseKind) =>
	parseForm(request, {
		schema: praiseSchema(kind),
		fields: [...praiseFields[kind], FROM, SUBMISSION_KEY],
		maxBytes: PRAISE_MAX_BYTES,
	});

/** The response to a form: the list, or the form again with what is in its way. */
export function answerPraise(
	{ reply }: Pick<ParsedForm<unknown>, "reply">,
	kind: PraiseKind,
	outcome: Outcome,
) {
	if (outcome === "saved") return redirectWithToast(praiseAddress(kind), editingMessages.saved);
	return reply({ formErrors: [praiseMessages[outcome]] }, outcome === "gone" ? 404 : 409);
}
