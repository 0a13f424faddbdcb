/** The list of letters, with the switches of the automatic emails. */

import { Plus } from "lucide";
import type { ReactNode } from "react";
import { href } from "react-router";
import { z } from "zod";
import { cutAtWord } from "~/business/head.ts";
import { setRemoved } from "~/families/letters/commands.server.ts";
import type { Letter } from "~/families/letters/queries.server.ts";
import { allLetters } from "~/families/letters/queries.server.ts";
import { FetcherForm } from "~/forms/fetcher-form.tsx";
import type { Actor } from "~/platform/database/audit-log.server.ts";
import { canSend } from "~/platform/email/site-mailer.server.ts";
import { redirectWithToast } from "~/platform/forms/flash.server.ts";
import { parseButtons } from "~/platform/forms/parse-form.server.ts";
import { setSwitch, switches, switchStates } from "~/reminders/settings.server.ts";
import { Button, ButtonLink } from "~/ui/button.tsx";
import { Link } from "~/ui/link.tsx";
import { Icon } from "~/ui/picture/icon.tsx";
import { Tag } from "~/ui/tag.tsx";
import { muted, visuallyHidden } from "~/ui/theme/text.css.ts";
import { actorIn } from "../access.server.ts";
import { withActionErrors, withLoaderErrors } from "../failures.server.ts";
import { NoKey } from "../no-key.tsx";
import { found } from "../not-found.ts";
import * as shared from "../page.css.ts";
import { AdminHead, Columns, Panel } from "../page.tsx";
import * as rows from "../rows.css.ts";
import type { Route } from "./+types/letters.route";

const TITLE = "Letters";
const NOT_READ = "The letters could not be read";
const NOT_CHANGED = "That could not be changed. Please try again";

const schema = z.object({
	intent: z.enum(["remove", "restore", "on", "off"]),
	id: z.string().max(60),
});

export const loader = withLoaderErrors(NOT_READ, async () => {
	const [letters, states] = await Promise.all([allLetters(), switchStates()]);
	return { ...letters, switches: states, canSend: canSend() };
});

/** Runs the button's intent. Returns the message for the toast. */
async function act({ intent, id }: z.output<typeof schema>, actor: Actor): Promise<string> {
	if (intent === "on" || intent === "off") {
		const { key, name } = found(switches.find(({ key }) => key === id));
		await setSwitch(key, intent === "on", actor);
		return `“${name}” is ${intent}.`;
	}
	const name = found(await setRemoved(id, intent === "remove", actor));
	return `“${name}” ${intent === "remove" ? "was taken out of the list." : "is back in the list."}`;
}

export const action = withActionErrors(
	NOT_CHANGED,
	async ({ request, context }: Route.ActionArgs) => {
		const done = await act(await parseButtons(request, schema), actorIn(context));
		return redirectWithToast(href("/admin/letters"), done);
	},
);

export default function LettersPage({ loaderData }: Route.ComponentProps) {
	const { replies, removed, automatic, paper, switches: states, canSend: isSending } = loaderData;
	return (
		<>
			<AdminHead title={TITLE} note="Texts that you edit, and that the site sends or prints.">
				<ButtonLink small to={href("/admin/letters/new")}>
					<Icon icon={Plus} />
					Add a template
				</ButtonLink>
			</AdminHead>
			{isSending ? null : <NoKey />}
			<Columns>
				<div>
					<Panel title="Templates for answers" id="templates">
						{replies.length === 0 ? (
							<p className={muted}>There are none, so answers start with an empty page.</p>
						) : null}
						<LetterList
							letters={replies}
							buttons={({ name }) => (
								<Button tone="line" small name="intent" value="remove">
									Remove<span className={visuallyHidden}> {name}</span>
								</Button>
							)}
						/>
					</Panel>
					{removed.length > 0 ? (
						<Panel title="Taken out of the list" id="removed">
							<LetterList
								letters={removed}
								buttons={({ name }) => (
									<Button tone="line" small name="intent" value="restore">
										Bring back<span className={visuallyHidden}> {name}</span>
									</Button>
								)}
							/>
						</Panel>
					) : null}
					<Panel title="Printed" id="paper">
						<LetterList letters={paper} />
					</Panel>
				</div>
				<div>
					<Panel title="Sent automatically" id="automatic">
						<SwitchList switches={states} />
					</Panel>
					<Panel title="Text of the automatic emails" id="automatic-words">
						<LetterList letters={automatic} />
					</Panel>
				</div>
			</Columns>
		</>
	);
}

type Switch = Awaited<ReturnType<typeof switchStates>>[number];

/** The automatic emails, each with a button that turns it on or off. */
function SwitchList({ switches }: { switches: readonly Switch[] }) {
	return (
		<ul className={rows.list}>
			{switches.map(({ key, name, about, isOn }) => (
				<li key={key} className={rows.item}>
					<div className={rows.about}>
						<p className={rows.name}>{name}</p>
						<p className={rows.line}>{about}</p>
					</div>
					<FetcherForm action={href("/admin/letters")} className={shared.buttons}>
						{({ formData }) => {
							const willBeOn = formData ? formData.get("intent") === "on" : isOn;
							return (
								<>
									<input type="hidden" name="id" value={key} />
									<Tag available={willBeOn}>{willBeOn ? "On" : "Off"}</Tag>
									<Button tone="line" small name="intent" value={willBeOn ? "off" : "on"}>
										{willBeOn ? "Turn off" : "Turn on"}
										<span className={visuallyHidden}> {name}</span>
									</Button>
								</>
							);
						}}
					</FetcherForm>
				</li>
			))}
		</ul>
	);
}

/** The most characters of a letter that the list shows. */
const EXCERPT = 90;

interface LettersProps {
	letters: readonly Letter[];
	/** The buttons of a letter, in a form that sends its address. */
	buttons?: (letter: Letter) => ReactNode;
}

/** Letters, each with the beginning of its text. */
function LetterList({ letters, buttons }: LettersProps) {
	if (letters.length === 0) return null;
	return (
		<ul className={rows.list}>
			{letters.map((letter) => (
				<li key={letter.address} className={rows.item}>
					<div className={rows.about}>
						<Link
							to={href("/admin/letters/:letter", { letter: letter.address })}
							className={rows.name}
						>
							{letter.name}
						</Link>
						<p className={rows.line}>{cutAtWord(letter.subject || letter.text, EXCERPT)}</p>
					</div>
					{buttons ? (
						<FetcherForm action={href("/admin/letters")} className={shared.buttons}>
							<input type="hidden" name="id" value={letter.address} />
							{buttons(letter)}
						</FetcherForm>
					) : null}
				</li>
			))}
		</ul>
	);
}
