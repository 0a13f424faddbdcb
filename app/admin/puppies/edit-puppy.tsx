import type { SubmissionResult } from "@conform-to/react";
import { Copy, Eye, ListOrdered } from "lucide";
import { href } from "react-router";
import type { InvestmentShares } from "~/business/investment.ts";
import { SendButton } from "~/forms/checked-form.tsx";
import { FetcherForm } from "~/forms/fetcher-form.tsx";
import type { ChangeEntry, PuppyToEdit } from "~/puppies/admin/queries.server.ts";
import type { Missing } from "~/puppies/publishing.ts";
import { Alert } from "~/ui/alert.tsx";
import { Button, ButtonLink } from "~/ui/button.tsx";
import { Link } from "~/ui/link.tsx";
import { Icon } from "~/ui/picture/icon.tsx";
import { AdminHead, Panel, SaveBar } from "../page.tsx";
import { ChangeList } from "./change-list.tsx";
import { controlId, hiddenFields, LIKE } from "./form-values.ts";
import { PhotosPanel } from "./photos-panel.tsx";
import * as css from "./puppies.css.ts";
import { missing as missingList, under } from "./puppy-form.css.ts";
import { PuppyForm, puppyDraft } from "./puppy-form.tsx";
import { PuppyLife, type PuppyLifeProps } from "./puppy-life.tsx";

/** The page's heading, with links to the puppy's profile, to a new one like it and to the families waiting for such a puppy. */
function PuppyHead({ puppy }: { puppy: PuppyToEdit }) {
	const { id, status, fields } = puppy;
	const isPublic = status === "public";
	return (
		<AdminHead title={`Edit ${fields.name}`} here={fields.name}>
			<div className={css.ways}>
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

interface EditPuppyProps {
	puppy: PuppyToEdit;
	reservation: PuppyLifeProps["reservation"];
	missing: readonly Missing[];
	changes: readonly ChangeEntry[];
	/** Whether the puppy was marked as sold on the previous page. */
	justSold: boolean;
	/** Whether the puppy was published on the previous page. */
	justPublished: boolean;
	/** The day of going home that is suggested for a puppy that was just sold. */
	proposedDay?: string;
	action: string;
	/** The price breakdown, if the trainer has changed it. */
	shares: InvestmentShares;
	/** The current day when the page was made. */
	day: string;
	result?: SubmissionResult;
	/** What is still owed for the puppy, in cents, if the form asks about that. */
	owed?: number;
}

export function EditPuppy(props: EditPuppyProps) {
	const { puppy, reservation, missing, changes, justSold, justPublished, ...form } = props;
	const { id, status, fields } = puppy;
	const params = { id: String(id) };
	const isDraft = status === "draft";
	return (
		<>
			<PuppyHead puppy={puppy} />
			<PuppyLife
				id={id}
				puppy={fields}
				status={status}
				isReserved={puppy.isReserved}
				reservation={reservation}
			/>
			<SectionJumps />
			{justPublished ? <JustPublished fields={fields} /> : null}
			{justSold ? (
				<Alert tone="plain" title={`${fields.name} is sold`} className={css.undo}>
					<p>
						The site already shows it.{" "}
						{form.proposedDay ? (
							<>
								Today is filled in as{" "}
								<a href={`#${controlId("wentHomeOn")}`}>the day it went home</a>: save the form to
								keep it, or correct it first.
							</>
						) : null}{" "}
						Under <a href="#sale">Sale</a>, you can also add the story after the sale.
					</p>
				</Alert>
			) : null}
			<PuppyForm
				{...form}
				fields={fields}
				isDraft={isDraft}
				isReserved={puppy.isReserved}
				formerPaths={puppy.formerPaths}
				photo={puppy.photos.shown[0]}
				draft={puppyDraft(params.id)}
				photos={<PhotosPanel id={id} photos={puppy.photos} />}
				publishing={<PublishingPanel id={id} status={status} missing={missing} />}
			>
				<Panel
					title="What was changed"
					id="changes"
					className={css.record}
					action={<Link to={href("/admin/puppies/:id/history", params)}>All changes</Link>}
				>
					{changes.length > 0 ? (
						<ChangeList changes={changes} />
					) : (
						<p>No changes have been recorded yet.</p>
					)}
				</Panel>
				<p className={css.record}>
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
					<SendButton
						busy="Saving…"
						tone={isDraft ? "night" : "porch"}
						name={hiddenFields.intent}
						value="save"
					>
						{isDraft ? "Save draft" : "Save changes"}
					</SendButton>
					{isDraft ? (
						<SendButton busy="Publishing…" name={hiddenFields.intent} value="publish">
							Publish
						</SendButton>
					) : null}
				</SaveBar>
			</PuppyForm>
			{isDraft ? null : <UnpublishForm action={form.action} />}
		</>
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

/** Links from the top of a puppy's page to its sections. */
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

/** Tells the trainer that visitors can now see the puppy, and links to its profile. */
function JustPublished({ fields }: { fields: { name: string; profilePath: string } }) {
	return (
		<Alert tone="plain" title={`${fields.name} is on the site`} className={css.undo}>
			<p>Visitors can now see the puppy in the list, in searches and on its own page.</p>
			<div>
				<ButtonLink tone="night" small to={href("/trained-puppies-for-sale/:profilePath", fields)}>
					View on the site
				</ButtonLink>
			</div>
		</Alert>
	);
}

/** Id of the form of the Unpublish button, which stands in the form of the puppy. */
const UNPUBLISH_FORM = "unpublish";

interface PublishingPanelProps {
	id: number;
	status: "draft" | "public";
	missing: readonly Missing[];
}

/** Whether visitors can see the puppy, and what is still missing. */
function PublishingPanel({ id, status, missing }: PublishingPanelProps) {
	const isDraft = status === "draft";
	const photos = href("/admin/puppies/:id/photos", { id: String(id) });
	return (
		<Panel title={isDraft ? "Draft" : "Published"} id="publishing">
			{missing.length === 0 ? (
				<p>
					{isDraft
						? "Only you can see it. Nothing is missing, so it can be published."
						: "Visitors can see this puppy."}
				</p>
			) : (
				<>
					<p>
						{isDraft
							? "Only you can see it. Before it can be published, it needs:"
							: "Visitors can see this puppy. Still missing:"}
					</p>
					<ul className={missingList}>
						{missing.map(({ what, message }) => (
							<li key={message}>
								{what === "photos" ? (
									<Link to={photos}>{message}</Link>
								) : (
									<a href={`#${controlId(what)}`}>{message}</a>
								)}
							</li>
						))}
					</ul>
				</>
			)}
			{isDraft ? (
				<p>
					<Link to={href("/admin/puppies/:id/preview", { id: String(id) })}>
						Preview the profile
					</Link>
				</p>
			) : (
				<Button
					tone="line"
					small
					form={UNPUBLISH_FORM}
					name={hiddenFields.intent}
					value="unpublish"
					className={under}
				>
					Unpublish
				</Button>
			)}
		</Panel>
	);
}

/** The form of the Unpublish button. It is beside the puppy's form, and leaves alone what is typed there. */
function UnpublishForm({ action }: { action: string }) {
	return <FetcherForm id={UNPUBLISH_FORM} action={action} />;
}
