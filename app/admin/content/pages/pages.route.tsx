/** The trainer's own pages: adds a page, and lists them in their order, with the trash below. */
import { randomUUID } from "node:crypto";
import { data, href } from "react-router";
import { z } from "zod";
import { changeDraft } from "~/content/changes.server.ts";
import { changed, moved } from "~/content/own-pages/changes.ts";
import { ownPagesDocument } from "~/content/own-pages/document.ts";
import { type ListButton, listButtons, newPageSchema } from "~/content/own-pages/forms.ts";
import {
	menuNames,
	newPage,
	type OwnPage,
	ownPageLimits,
	pagesFull,
	undeletedPages,
} from "~/content/own-pages/own-page.ts";
import { slugFor } from "~/content/own-pages/slug.ts";
import { CheckedForm, FormProblems, SendButton } from "~/forms/checked-form.tsx";
import { sendForm } from "~/forms/send.ts";
import { useCheckedForm } from "~/forms/use-checked-form.ts";
import { redirectWithToast } from "~/platform/forms/flash.server.ts";
import { parseForm } from "~/platform/forms/parse-form.server.ts";
import { SUBMISSION_KEY } from "~/platform/forms/submission-key.ts";
import { Field } from "~/ui/form/field.tsx";
import { Link } from "~/ui/link.tsx";
import { muted } from "~/ui/theme/text.css.ts";
import { actorIn } from "../../access.server.ts";
import { saveFailed, withActionErrors, withLoaderErrors } from "../../failures.server.ts";
import * as letters from "../../letters/letters.css.ts";
import { form as formLayout } from "../../page.css.ts";
import { AdminHead, adminMeta, Panel } from "../../page.tsx";
import { SubmissionKey } from "../../submission-key.tsx";
import { addedBy } from "../adding.server.ts";
import { DocumentBar } from "../document-bar.tsx";
import { documentToEdit } from "../editing.server.ts";
import { editingMessages } from "../editing.ts";
import type { Route } from "./+types/pages.route";
import { pageAddress } from "./addresses.ts";
import { OrderButtons, RestoreButton } from "./order-buttons.tsx";
import { puppiesAt } from "./puppy-addresses.server.ts";
import { restorePage } from "./restore-page.server.ts";

const TITLE = ownPagesDocument.label;
const MAX_BYTES = 8 * 1024;

const buttonSchema = z.object({ intent: z.enum(listButtons), id: z.string().max(60) });
const addRules = { schema: newPageSchema, fields: [SUBMISSION_KEY, "title"], maxBytes: MAX_BYTES };
const buttonRules = { schema: buttonSchema, fields: ["id", "intent"], maxBytes: MAX_BYTES };

export const meta: Route.MetaFunction = () => adminMeta(TITLE);

export const loader = withLoaderErrors(editingMessages.load, async () => {
	const { value, state } = await documentToEdit(ownPagesDocument);
	const item = ({ id, title, slug, menu, isHidden, blocks }: OwnPage) => ({
		id,
		title,
		slug,
		menu: menuNames[menu],
		isHidden,
		blocks: blocks.length,
	});
	return {
		state,
		pages: undeletedPages(value).map(item),
		deleted: value.filter(({ deletedAt }) => deletedAt).map(item),
		submissionKey: randomUUID(),
	};
});

/** Adds a page. Submitting the same form twice adds only one. */
async function add(request: Request, context: Route.ActionArgs["context"]) {
	const parsed = await parseForm(request, addRules);
	if (parsed.response) return parsed.response;
	const { title } = parsed.value;
	const id = addedBy(parsed);
	try {
		const puppies = await puppiesAt(title, (await documentToEdit(ownPagesDocument)).value);
		let full: string | undefined;
		await changeDraft({ document: ownPagesDocument, actor: actorIn(context) }, (pages) => {
			if (pages.some((page) => page.id === id)) return pages;
			full = pagesFull(pages);
			if (full) return undefined;
			return [...pages, newPage({ id, title, slug: slugFor(title, pages, puppies) })];
		});
		if (full) return parsed.reply({ formErrors: [full] });
		return await redirectWithToast(pageAddress(id), `“${title}” was added as a draft.`);
	} catch (error) {
		return saveFailed(parsed, editingMessages.save, error);
	}
}

const doneWords: Record<Exclude<ListButton, "restore">, string> = {
	up: "was moved up.",
	down: "was moved down.",
	delete: "is in the trash; it disappears for visitors once you publish.",
};

function changeByButton(
	pages: readonly OwnPage[],
	intent: Exclude<ListButton, "restore">,
	id: string,
): OwnPage[] {
	if (intent !== "delete") return moved(pages, id, intent, ({ deletedAt }) => !deletedAt);
	const deletedAt = new Date().toISOString();
	return changed(pages, id, (page) => ({ ...page, deletedAt }));
}

const runButton = withActionErrors(
	editingMessages.save,
	() => href("/admin/content/pages"),
	async ({ request, context }: Route.ActionArgs) => {
		const { value } = await parseForm(request, buttonRules);
		if (!value) throw data(null, 400);
		const { intent, id } = value;
		const actor = actorIn(context);
		const back = href("/admin/content/pages");
		if (intent === "restore") {
			const { problem, status, words = "" } = await restorePage(id, actor);
			return problem ? redirectWithToast(back, problem, status) : redirectWithToast(back, words);
		}
		let title: string | undefined;
		const outcome = await changeDraft({ document: ownPagesDocument, actor }, (pages) => {
			title = pages.find((page) => page.id === id)?.title;
			return title === undefined ? undefined : changeByButton(pages, intent, id);
		});
		if (outcome === "refused") return redirectWithToast(back, editingMessages.gone, 404);
		return redirectWithToast(back, `“${title}” ${doneWords[intent]}`);
	},
);

/** Address of the form that adds a page; its query tells it apart from the buttons of the list. */
const ADD = `${href("/admin/content/pages")}?add`;

export async function action(args: Route.ActionArgs) {
	return args.url.searchParams.has("add") ? add(args.request, args.context) : runButton(args);
}

export const clientAction = ({ serverAction }: Route.ClientActionArgs) => sendForm(serverAction);

export default function OwnPagesPage({ loaderData, actionData }: Route.ComponentProps) {
	const { state, pages, deleted, submissionKey } = loaderData;
	const address = href("/admin/content/pages");
	return (
		<>
			<AdminHead
				title={TITLE}
				note="Pages made of blocks, such as questions and answers or health and guarantee. The navigation lists them in this order."
			/>
			<DocumentBar document={ownPagesDocument} state={state} />
			<Panel title="Pages" id="pages">
				{pages.length === 0 ? (
					<p className={muted}>There are none yet. Add the first one below.</p>
				) : (
					<ol className={letters.list}>
						{pages.map(({ id, title, slug, menu, isHidden, blocks }, index) => (
							<li key={id} className={letters.item}>
								<div className={letters.about}>
									<Link to={pageAddress(id)} className={letters.name}>
										{title}
									</Link>
									<p className={letters.line}>
										/{slug} · {blocks === 1 ? "1 block" : `${blocks} blocks`} · In the navigation:{" "}
										{menu.toLowerCase()}
										{isHidden ? " · Hidden" : ""}
									</p>
								</div>
								<OrderButtons
									action={address}
									id={id}
									name={title}
									isFirst={index === 0}
									isLast={index === pages.length - 1}
								/>
							</li>
						))}
					</ol>
				)}
			</Panel>
			<NewPage key={submissionKey} submissionKey={submissionKey} result={actionData?.result} />
			{deleted.length > 0 ? (
				<Panel title="Trash" id="trash">
					<ul className={letters.list}>
						{deleted.map(({ id, title, slug }) => (
							<li key={id} className={letters.item}>
								<div className={letters.about}>
									<p className={letters.name}>{title}</p>
									<p className={letters.line}>/{slug}</p>
								</div>
								<RestoreButton action={address} id={id} name={title} />
							</li>
						))}
					</ul>
				</Panel>
			) : null}
		</>
	);
}

type Result = Parameters<typeof useCheckedForm>[0]["result"];

function NewPage({ submissionKey, result }: { submissionKey: string; result?: Result }) {
	const form = useCheckedForm({
		id: "new-page",
		schema: newPageSchema,
		names: ["title"],
		result,
		checks: "onSubmit",
	});
	return (
		<Panel title="Add a page" id="add">
			<CheckedForm of={form} action={ADD}>
				<FormProblems of={form} />
				<SubmissionKey value={submissionKey} />
				<div className={formLayout}>
					<Field
						{...form.control("title")}
						label="Title"
						maxLength={ownPageLimits.title}
						autoComplete="off"
						required
						hint="For example, “Health and guarantee”. The page’s address is made from it, and you can change it later."
					/>
					<div>
						<SendButton small busy="Adding…">
							Add the page
						</SendButton>
					</div>
				</div>
			</CheckedForm>
		</Panel>
	);
}
