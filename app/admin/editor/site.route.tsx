/**
 * The site as the trainer edits it: the real page with her drafts in a frame, each section with a link that opens
 * its fields beside the page at a desk, and over its lower part on a phone. Everything works by links and forms.
 */

import { Plus } from "lucide";
import { data, href, useFetcher, useLocation } from "react-router";
import { useHydrated } from "remix-utils/use-hydrated";
import { declaredDocument } from "~/content/documents/index.ts";
import { ownPagesDocument } from "~/content/documents/own-pages.ts";
import { testimonialsDocument } from "~/content/documents/praise.ts";
import { siteDocument } from "~/content/documents/site.ts";
import { documentState } from "~/content/drafts.server.ts";
import { itemAddress, NEW } from "~/content/items.ts";
import { FetcherForm, fetcherProblem } from "~/forms/fetcher-form.tsx";
import type { FailedSubmission } from "~/forms/send.ts";
import { useSavedCount } from "~/forms/use-saved-count.ts";
import { redirectWithToast } from "~/platform/forms/flash.server.ts";
import { parseForm } from "~/platform/forms/parse-form.server.ts";
import { ButtonLink } from "~/ui/button.tsx";
import { Link } from "~/ui/link.tsx";
import * as layout from "~/ui/page/layout.css.ts";
import { Icon } from "~/ui/picture/icon.tsx";
import { actorIn } from "../access.server.ts";
import { previewCookie } from "../content/previewing.server.ts";
import { withLoaderErrors } from "../failures.server.ts";
import { MoveButtons } from "../move-buttons.tsx";
import { editorOf } from "../navigation.ts";
import { notFound } from "../not-found.ts";
import * as shared from "../page.css.ts";
import { AdminHead } from "../page.tsx";
import { PictureUpload } from "../photos/picture-upload.tsx";
import type { Route } from "./+types/site.route";
import { DocumentForm } from "./document-form.tsx";
import { editorMessages, INTENT } from "./messages.ts";
import { choicesFor } from "./options.server.ts";
import { saveForm } from "./save.server.ts";
import * as css from "./site.css.ts";
import { moveLink, moveSchema, publishAll, siteView } from "./site.server.ts";
import { targetIn } from "./target.ts";
import { Unpublished } from "./unpublished.tsx";

/** The parts of the URL's query: the section whose fields are open, and the one to show after saving. */
const SECTION = "section";
const AT = "at";

/** The document and the section that a value of the query names, such as `delivery.cost`; undefined for neither. */
function sectionIn(search: URLSearchParams) {
	const [key = "", name = ""] = (search.get(SECTION) ?? "").split(".");
	const document = declaredDocument(key);
	const part = document?.fields[name];
	return document && part ? { document, name, label: part.label } : undefined;
}

const pageOf = (params: { "*"?: string }) => `/${params["*"] ?? ""}`;

export const loader = withLoaderErrors(
	editorMessages.load,
	async ({ params, url }: Route.LoaderArgs) => {
		const page = pageOf(params);
		const isPage = URL.parse(page, url.origin)?.pathname === page && !page.startsWith("//");
		if (!isPage) throw notFound();
		const open = sectionIn(url.searchParams);
		const shown = { page, ...(await siteView(page)) };
		// The frame shows drafts, as a preview does.
		const headers = { "Set-Cookie": await previewCookie() };
		if (!open) return data({ ...shown, form: undefined }, { headers });
		const target = targetIn(open.document, [open.name]);
		const { value } = await documentState(open.document);
		const part = target.read(value);
		const form = { base: part, ...(await choicesFor(target.fields, part)) };
		return data({ ...shown, form }, { headers });
	},
);

/** The address of the editor at a page, showing a section. */
const editorAt = (page: string, section?: string) =>
	`${editorOf(page)}${section ? `?${new URLSearchParams({ [AT]: section })}` : ""}`;

export async function action({ request, params, url, context }: Route.ActionArgs) {
	const actor = actorIn(context);
	const open = sectionIn(url.searchParams);
	const page = pageOf(params);
	if (open) {
		return saveForm(request, {
			document: open.document,
			target: targetIn(open.document, [open.name]),
			actor,
			back: editorAt(page, `${open.document.key}.${open.name}`),
		});
	}
	const { response, value } = await parseForm(request, { schema: moveSchema });
	if (response) throw response;
	if (value.id && value.intent) {
		const message = await moveLink({ id: value.id, step: value.intent === "up" ? -1 : 1 }, actor);
		return redirectWithToast(editorAt(page), message);
	}
	const isPublished = await publishAll(actor);
	const message = isPublished ? editorMessages.published() : editorMessages.publishedAlready;
	return redirectWithToast(editorAt(page), message);
}

export default function SitePage({ loaderData, actionData }: Route.ComponentProps) {
	const { page, drafts, sample, changes, menu, form } = loaderData;
	const search = new URLSearchParams(useLocation().search);
	const open = sectionIn(search);
	const shown = search.get(SECTION) ?? search.get(AT);
	return (
		<>
			<AdminHead
				title="My site"
				note={`Choose “Edit” at the part of the page that you want to change.${sample ? ` ${sample}.` : ""}`}
			>
				{open ? null : <Unpublished drafts={drafts} action={editorAt(page)} />}
			</AdminHead>
			{open ? null : (
				<>
					<div className={`${shared.buttons} ${shared.notice}`}>
						{[testimonialsDocument, ownPagesDocument].map(({ key, kind }) => (
							<ButtonLink key={key} to={itemAddress(key, NEW)} tone="line" small>
								<Icon icon={Plus} />
								Add a {kind.one}
							</ButtonLink>
						))}
						<OnePicture page={page} section="logo" button="Choose a logo" />
						<OnePicture page={page} section="portrait" button="Choose your portrait" />
					</div>
					<MenuOrder page={page} links={menu} />
				</>
			)}
			<div className={open ? css.split : undefined}>
				<iframe
					// Saving and publishing change what the page shows.
					key={`${page} ${changes}`}
					src={shown ? `${page}#${shown}` : page}
					title={`The page ${page}, with your drafts`}
					className={css.page}
				/>
				{open && form ? (
					<Section
						key={search.toString()}
						page={page}
						open={open}
						form={form}
						response={actionData}
					/>
				) : null}
			</div>
		</>
	);
}

interface OnePictureProps {
	page: string;
	/** A section of `siteDocument` that is a picture. */
	section: "logo" | "portrait";
	button: string;
}

/** Puts the file that is chosen into the draft, so that the page shows it. Without JavaScript, leads to its form. */
function OnePicture({ page, section, button }: OnePictureProps) {
	const { submit, state, data: response } = useFetcher<FailedSubmission>();
	const action = `${editorAt(page)}?${new URLSearchParams({ [SECTION]: `${siteDocument.key}.${section}` })}`;
	if (!useHydrated()) {
		return (
			<ButtonLink to={action} tone="line" small>
				{button}
			</ButtonLink>
		);
	}
	const save = (value: string) =>
		submit({ [`${section}.picture`]: value, [INTENT]: "save" }, { method: "post", action });
	const problem = state === "idle" && response ? fetcherProblem(response) : undefined;
	return (
		<div>
			<PictureUpload button={button} onAdded={save} />
			{problem ? <p role="alert">{problem}</p> : null}
		</div>
	);
}

interface MenuOrderProps {
	page: string;
	links: readonly { id: string; name: string }[];
}

/** The links at the top of every page in their order, each moved by one press. */
function MenuOrder({ page, links }: MenuOrderProps) {
	return (
		<section aria-labelledby="menu-order" className={layout.below.s5}>
			<h2 id="menu-order" className={css.title}>
				Order of the menu
			</h2>
			<ol className={css.links}>
				{links.map(({ id, name }, index) => (
					<li key={id}>
						<FetcherForm action={editorAt(page)} className={css.link}>
							<input type="hidden" name="id" value={id} />
							<span dir="auto">{name}</span>
							<MoveButtons
								name={name}
								isFirst={index === 0}
								isLast={index === links.length - 1}
								isAcross
							/>
						</FetcherForm>
					</li>
				))}
			</ol>
		</section>
	);
}

interface SectionProps {
	page: string;
	open: NonNullable<ReturnType<typeof sectionIn>>;
	form: NonNullable<Route.ComponentProps["loaderData"]["form"]>;
	response: Route.ComponentProps["actionData"];
}

function Section({ page, open, form, response }: SectionProps) {
	const { document, name, label } = open;
	const section = `${document.key}.${name}`;
	const saved = useSavedCount(response);
	return (
		<aside aria-label={label} className={css.fields}>
			<p className={`${shared.buttons} ${shared.notice}`}>
				<ButtonLink to={editorAt(page, section)} tone="line" small>
					Close
				</ButtonLink>
				<Link to={href("/admin/content/:key", { key: document.key })}>
					The whole page as a form
				</Link>
			</p>
			<DocumentForm key={saved} id={section} fields={targetIn(document, [name]).fields} {...form} />
		</aside>
	);
}
