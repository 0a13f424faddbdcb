/** The families waiting for a puppy like this one: shows whom it suits and why, and tells the chosen ones. */
import { data, href } from "react-router";
import { z } from "zod";
import { momentInWords, today } from "~/business/moments.ts";
import { mailDocument } from "~/content/documents/mail.ts";
import { FetcherForm } from "~/forms/fetcher-form.tsx";
import type { Actor } from "~/platform/database/audit-log.server.ts";
import { canSend } from "~/platform/email/site-mailer.server.ts";
import { redirectWithToast } from "~/platform/forms/flash.server.ts";
import { parseForm } from "~/platform/forms/parse-form.server.ts";
import { readId } from "~/platform/ids.ts";
import { Alert } from "~/ui/alert.tsx";
import { Button } from "~/ui/button.tsx";
import { Link } from "~/ui/link.tsx";
import { EmptyState } from "~/ui/page/empty-state.tsx";
import { muted, visuallyHidden } from "~/ui/theme/text.css.ts";
import {
	notifyFamilies,
	TELL_MAX,
	undoNotice,
	waitingFor,
} from "~/waiting-list/admin/notify.server.ts";
import { type Letter, postalAddress } from "~/waiting-list/emails.server.ts";
import { actorIn } from "../access.server.ts";
import { withActionErrors, withLoaderErrors } from "../failures.server.ts";
import { entryAddress } from "../families/addresses.ts";
import { NoKey } from "../no-key.tsx";
import { found, idIn, notFound } from "../not-found.ts";
import * as shared from "../page.css.ts";
import { notice } from "../page.css.ts";
import { AdminHead, Pager, Panel } from "../page.tsx";
import type { Route } from "./+types/puppy-waiting.route";
import { CandidateForm, TOLD_PREFIX } from "./candidate-form.tsx";
import * as css from "./waiting-list.css.ts";
import { failures } from "./waiting-texts.ts";

/** The name of the button that undoes telling a family. */
const UNDO = "undo";
const rules = {
	schema: z.object({ [UNDO]: z.string().optional().transform(readId) }),
	fields: new RegExp(`^(${UNDO}|${TOLD_PREFIX}[1-9]\\d{0,9})$`),
};

const NO_ADDRESS = "Nothing was sent: your postal address is missing.";

const obstacles = {
	draft:
		"is not on the site yet. Publish it first; then you can tell the families who are waiting.",
	reserved: "is reserved, so nobody is told about it.",
	sold: "is sold, so nobody is told about it.",
} as const;

export const loader = withLoaderErrors(
	failures.fetch,
	async ({ params, url }: Route.LoaderArgs) => {
		const after = readId(url.searchParams.get("after"));
		const waiting = found(await waitingFor(idIn(params), today(), after));
		return {
			...waiting,
			after,
			canSend: canSend(),
			hasPostalAddress: postalAddress() !== undefined,
		};
	},
);

const addressOf = (id: string, after?: number) =>
	href("/admin/puppies/:id/waiting", { id }) + (after === undefined ? "" : `?after=${after}`);

/** Says what became of an email or call that was to be undone. */
async function undone(page: string, id: number, actor: Actor) {
	const outcome = await undoNotice(id, actor);
	return outcome === "late"
		? redirectWithToast(page, "Too late: it was already sent.", 400)
		: redirectWithToast(page, "Undone: the family can be told again.");
}

export const action = withActionErrors(
	failures.update,
	async ({ request, params, url, context }: Route.ActionArgs) => {
		const id = idIn(params);
		const { response, form, value } = await parseForm(request, rules);
		if (response) return response;
		const chosen = [...form.keys()].flatMap((name) => readId(name.slice(TOLD_PREFIX.length)) ?? []);
		const page = addressOf(params.id, readId(url.searchParams.get("after")));
		if (value[UNDO]) return undone(page, value[UNDO], actorIn(context));
		if (chosen.length === 0) return redirectWithToast(page, "Choose at least one family.", 400);
		if (chosen.length > TELL_MAX) throw data(null, 400);
		if (postalAddress() === undefined) return redirectWithToast(page, NO_ADDRESS, 400);
		const outcome = await notifyFamilies(id, chosen, actorIn(context));
		if (outcome === undefined) throw notFound();
		if (typeof outcome === "string") {
			return redirectWithToast(page, `The puppy ${obstacles[outcome]}`, 400);
		}
		if (outcome === 0)
			return redirectWithToast(
				page,
				"Nobody was told: they had all been told already, or emails don’t get through to them.",
			);
		const noted = outcome === 1 ? "One family is noted" : `${outcome} families are noted`;
		return redirectWithToast(
			page,
			canSend()
				? `${noted} as told. Emails go out in a few seconds.`
				: `${noted}. Emails go out once email is set up on this site. Until then, please call them.`,
		);
	},
);

export default function PuppyWaitingPage({ loaderData, params }: Route.ComponentProps) {
	const { puppy, obstacle, candidates, notified, after, canSend: isSending } = loaderData;
	const { letter, hasPostalAddress } = loaderData;
	const isEmpty = candidates?.fitting.length === 0 && candidates.others.length === 0;
	return (
		<>
			<AdminHead
				title={`Who is waiting for a puppy like ${puppy.name}`}
				between={[{ name: puppy.name, path: href("/admin/puppies/:id", params) }]}
				here="Waiting list"
			/>
			{isSending ? null : <NoKey />}
			<Panel title="Tell them" id="tell">
				{obstacle ? (
					<p>
						{puppy.name} {obstacles[obstacle]}
					</p>
				) : null}
				{candidates && isEmpty ? (
					<EmptyState
						message="Nobody is waiting who hasn’t been told yet."
						action={{ href: href("/admin/waiting-list"), label: "The waiting list" }}
					/>
				) : null}
				{candidates && !isEmpty && !hasPostalAddress ? (
					<Alert tone="warn" role="note" title="Your postal address is missing" className={notice}>
						<p>
							The law of the United States asks for it under emails with an offer.{" "}
							<Link to={href("/admin/settings/:key?", { key: mailDocument.key })}>Add it</Link> to
							tell the families from here.
						</p>
					</Alert>
				) : null}
				{letter ? <LetterPreview {...letter} /> : null}
				{candidates && !isEmpty ? (
					<CandidateForm
						// Another page of families starts with its own check boxes.
						key={`${after} ${notified.count}`}
						puppy={puppy.name}
						action={addressOf(params.id, after)}
						canTell={hasPostalAddress}
						{...candidates}
					/>
				) : null}
				<Pager
					label="Families who are waiting"
					newer={after === undefined ? undefined : addressOf(params.id)}
					older={candidates?.next === undefined ? undefined : addressOf(params.id, candidates.next)}
					labels={{ newer: "From the first one", older: "Look at who joined later" }}
				/>
			</Panel>
			<NotifiedPanel {...notified} isSending={isSending} action={addressOf(params.id, after)} />
		</>
	);
}

/** The email that the first of the families would get. */
function LetterPreview({ subject, paragraphs, picture }: Letter) {
	return (
		<details className={shared.notice}>
			<summary>Read the email first</summary>
			<h3>{subject}</h3>
			{picture ? <img src={picture.address} alt={picture.alt} className={css.letterPhoto} /> : null}
			{paragraphs.map((paragraph) => (
				<p key={typeof paragraph === "string" ? paragraph : paragraph.address}>
					{typeof paragraph === "string" ? (
						paragraph
					) : (
						<a href={paragraph.address}>{paragraph.label}</a>
					)}
				</p>
			))}
			<p className={muted}>Below it are links to change the wishes and to leave the list.</p>
		</details>
	);
}

type NotifiedPanelProps = NonNullable<Awaited<ReturnType<typeof waitingFor>>>["notified"] & {
	isSending: boolean;
	action: string;
};

/** The families that were told about a puppy, and when. */
function NotifiedPanel({ rows, count, isSending, action }: NotifiedPanelProps) {
	return (
		<Panel title={isSending ? "Told so far" : "Told, or to be told once email is set up"} id="told">
			{count === 0 ? <p className={muted}>Nobody yet.</p> : null}
			<ul className={shared.parts}>
				{rows.map(({ id, createdAt, entry, canUndo }) => (
					<li key={id}>
						<Link to={entryAddress(entry.id)}>
							<bdi>{entry.name}</bdi>
						</Link>{" "}
						<time dateTime={createdAt.toISOString()} className={muted}>
							{momentInWords(createdAt)}
						</time>
						{canUndo ? (
							<FetcherForm action={action}>
								<Button tone="line" small name={UNDO} value={id}>
									Undo<span className={visuallyHidden}> telling {entry.name}</span>
								</Button>
							</FetcherForm>
						) : null}
					</li>
				))}
			</ul>
			{count > rows.length ? (
				<p className={muted}>and {(count - rows.length).toLocaleString("en-US")} more</p>
			) : null}
		</Panel>
	);
}
