/** The page of one puppy: its form, photos, publishing state and recent changes. */

import { Copy, Eye, ListOrdered } from "lucide";
import { href } from "react-router";
import { dayInWords } from "~/business/days.ts";
import * as failures from "~/business/failures.ts";
import { today } from "~/business/moments.ts";
import { investmentDocument } from "~/content/documents/investment.ts";
import { publishedContent } from "~/content/published.server.ts";
import { SendButton } from "~/forms/checked-form.tsx";
import { FetcherForm } from "~/forms/fetcher-form.tsx";
import { useSavedCount } from "~/forms/use-saved-count.ts";
import { redirectWithToast } from "~/platform/forms/flash.server.ts";
import { readId } from "~/platform/ids.ts";
import { type PuppyToEdit, puppyChanges, puppyToEdit } from "~/puppies/admin/queries.server.ts";
import { publishPuppy } from "~/puppies/admin/trash.server.ts";
import { type SaleState, stateOf, statusOf } from "~/puppies/status.ts";
import { owedText } from "~/sales/balance.ts";
import { reservationOfPuppy } from "~/sales/queries.server.ts";
import { ButtonLink } from "~/ui/button.tsx";
import { Link } from "~/ui/link.tsx";
import { Icon } from "~/ui/picture/icon.tsx";
import { muted } from "~/ui/theme/text.css.ts";
import { actorIn } from "../access.server.ts";
import { deletedMeanwhile } from "../entered-values.ts";
import { withActionErrors, withLoaderErrors } from "../failures.server.ts";
import { found, idIn } from "../not-found.ts";
import * as shared from "../page.css.ts";
import { under } from "../page.css.ts";
import { AdminHead, Pager, Panel, SaveBar } from "../page.tsx";
import type { Route } from "./+types/puppy.route";
import { ChangeList } from "./change-list.tsx";
import { LIKE } from "./form-values.ts";
import * as css from "./puppies.css.ts";
import { BUTTONS_FORM, PuppyForm } from "./puppy-form.tsx";
import { SaleButtons, StatusTag } from "./puppy-row.tsx";
import { labels, readPuppyForm, saveForm } from "./save.server.ts";

/** Numbers of changes shown below the form: of the newest, and of those before one of them. */
const NEWEST = 3;
const OLDER = 20;

export const loader = withLoaderErrors(
	failures.fetchPuppies,
	async ({ params, url }: Route.LoaderArgs) => {
		const id = idIn(params);
		const before = readId(url.searchParams.get("before"));
		const [stored, record, reservation] = await Promise.all([
			puppyToEdit(id),
			puppyChanges(id, before ? OLDER : NEWEST, before),
			reservationOfPuppy(id),
		]);
		const puppy = found(stored);
		const isSold = !puppy.fields.available && !puppy.isReserved;
		return {
			puppy,
			reservation,
			day: today(),
			shares: publishedContent(investmentDocument),
			record: { ...record, isNewest: before === undefined },
			isDayProposed: url.searchParams.has("sold") && isSold && !puppy.fields.wentHomeOn,
		};
	},
);

export const action = withActionErrors(
	failures.updatePuppy,
	async ({ request, params, context }: Route.ActionArgs) => {
		const id = idIn(params);
		const actor = actorIn(context);
		const page = href("/admin/puppies/:id", { id: params.id });
		const read = await readPuppyForm(request);
		if (read.response) return read.response;
		const { saved, response } = await saveForm(id, read, actor);
		if (response) return response;
		if (!saved) throw deletedMeanwhile(read.form, labels);
		const { name } = saved;
		if (read.value.intent === "save") {
			return redirectWithToast(
				page,
				saved.isChanged ? `${name} was saved.` : "There was nothing to save.",
			);
		}
		const missing = found(await publishPuppy(id, actor));
		if (missing.length === 0) {
			return redirectWithToast(page, `${name} is published. Visitors can see it now.`);
		}
		const message = `${name} was saved, but not published: something is missing.`;
		return redirectWithToast(`${page}#publishing`, message, 400);
	},
);

export default function PuppyPage({ loaderData, actionData, params }: Route.ComponentProps) {
	const { puppy, reservation, record, ...form } = loaderData;
	const saved = useSavedCount(actionData);
	const page = href("/admin/puppies/:id", params);
	const isDraft = puppy.status === "draft";
	return (
		<>
			<PuppyHead {...puppy} />
			<SaleLine puppy={puppy} reservation={reservation} />
			<SectionJumps />
			<PuppyForm
				key={`${saved} ${form.isDayProposed}`}
				{...form}
				{...actionData}
				puppy={puppy}
				action={page}
			>
				<Panel title="What was changed" id="changes" className={under}>
					{record.changes.length > 0 ? (
						<ChangeList changes={record.changes} />
					) : (
						<p>No changes are recorded.</p>
					)}
					<Pager
						label="Changes"
						newer={record.isNewest ? undefined : `${page}#changes`}
						older={record.older ? `${page}?before=${record.older}#changes` : undefined}
						labels={{ newer: "Newest", older: "Older" }}
					/>
				</Panel>
				<p className={under}>
					<ButtonLink tone="bad" small to={href("/admin/puppies/:id/delete", params)}>
						Delete puppy
					</ButtonLink>
				</p>
				<SaveBar
					aside={
						<ButtonLink tone="line" to={href("/admin/puppies")}>
							Cancel
						</ButtonLink>
					}
				>
					<SendButton busy="Saving…" tone={isDraft ? "night" : "porch"} name="intent" value="save">
						{isDraft ? "Save draft" : "Save changes"}
					</SendButton>
					{isDraft ? (
						<SendButton busy="Publishing…" name="intent" value="publish">
							Publish
						</SendButton>
					) : null}
				</SaveBar>
			</PuppyForm>
		</>
	);
}

/** The page's heading, with links to the puppy's profile, to a new one like it and to the families waiting for such a puppy. */
function PuppyHead({ id, status, fields }: PuppyToEdit) {
	const isPublic = status === "public";
	return (
		<AdminHead title={`Edit ${fields.name}`} here={fields.name}>
			<div className={shared.buttons}>
				<Link
					to={
						isPublic
							? href("/trained-puppies-for-sale/:profilePath", fields)
							: href("/admin/puppies/:id/preview", { id: String(id) })
					}
					className={css.view}
				>
					<Icon icon={Eye} />
					{isPublic ? "View profile" : "Preview"}
				</Link>
				<Link to={`${href("/admin/puppies/new")}?${LIKE}=${id}`} className={css.view}>
					<Icon icon={Copy} />
					Duplicate
				</Link>
				{isPublic && fields.available ? (
					<Link to={href("/admin/puppies/:id/waiting", { id: String(id) })} className={css.view}>
						<Icon icon={ListOrdered} />
						Families waiting for one like this
					</Link>
				) : null}
			</div>
		</AdminHead>
	);
}

/** Ids and short names of the page's panels, the most frequently edited first. */
const sections = [
	["sale", "Price and sale"],
	["about", "About"],
	["background", "Parents and health"],
	["training", "Training"],
	["temperament", "Temperament"],
	["photos", "Photos"],
	["publishing", "Publishing"],
	["changes", "Changes"],
] as const;

function SectionJumps() {
	return (
		<nav aria-label="Sections of this page">
			<ul className={css.jumps}>
				{sections.map(([id, name]) => (
					<li key={id}>
						<a href={`#${id}`}>{name}</a>
					</li>
				))}
			</ul>
		</nav>
	);
}

type SaleLineProps = Pick<Route.ComponentProps["loaderData"], "puppy" | "reservation">;

/** What is known of the family that a puppy is reserved for, of its way home and of what is still owed. */
function saleText({ puppy, reservation }: SaleLineProps, state: SaleState): string {
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
function SaleLine(props: SaleLineProps) {
	const { puppy, reservation } = props;
	const { id, status, isReserved, fields } = puppy;
	const sale = { available: fields.available, isReserved };
	const state = stateOf(sale);
	const note = saleText(props, state);
	const isDraft = status === "draft";
	return (
		<section
			aria-label={`${fields.name}: ${isDraft ? "Draft" : statusOf(sale).short}`}
			className={css.saleLine}
		>
			<StatusTag puppy={{ ...sale, status }} />
			{note ? <span className={muted}>{note}</span> : null}
			<FetcherForm
				id={BUTTONS_FORM}
				action={`${href("/admin/puppies")}?from=${id}`}
				className={shared.buttons}
			>
				<input type="hidden" name="id" value={id} />
				<SaleButtons puppy={{ ...fields, ...sale, status }} reservation={reservation} />
			</FetcherForm>
		</section>
	);
}
