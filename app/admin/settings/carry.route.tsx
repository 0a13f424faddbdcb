/** Everything that is said of the business as one file: out of this site, and into it. */
import { data, Form, href, useNavigation } from "react-router";
import { sendForm } from "~/forms/send.ts";
import { takeOver } from "~/settings/carry.server.ts";
import { Alert } from "~/ui/alert.tsx";
import { Button, ButtonLink } from "~/ui/button.tsx";
import { actorIn } from "../access.server.ts";
import { DifferenceList } from "../content/difference-list.tsx";
import { pressing } from "../failures.server.ts";
import { AdminHead, adminMeta, Panel } from "../page.tsx";
import type { Route } from "./+types/carry.route";
import { type CarryReport, readForThisSite, reportOf, sentFile } from "./carry-form.server.ts";
import { carryNames } from "./carry-names.ts";
import { settingsMessages } from "./messages.ts";
import { redirectToSettings } from "./redirect.server.ts";
import { SettingsSections } from "./sections.tsx";
import * as css from "./settings.css.ts";

const TITLE = "Carry to another site";
const CHANGED_MEANWHILE =
	"Somebody changed something since this report was made, so nothing was taken over. This is what would change now.";

/** The text of a file comes back with the press that takes it over. */
const BODY_BYTES = 4 * 1024 * 1024;

export const handle = { takesUploads: true, maxBodyBytes: BODY_BYTES };

export const meta: Route.MetaFunction = () => adminMeta(TITLE);

interface Answer {
	problems?: string[];
	notice?: string;
	report?: CarryReport;
}

const answer = (value: Answer, status = 200) => data(value, status);

export const action = pressing(
	settingsMessages.save,
	() => href("/admin/settings/carry"),
	async ({ request, context }: Route.ActionArgs) => {
		const { text, state } = await sentFile(request);
		if (typeof text !== "string") return answer({ problems: text }, 400);
		const file = await readForThisSite(text);
		if (Array.isArray(file)) return answer({ problems: file }, 400);
		if (state === undefined) return answer({ report: await reportOf(file, text) });
		if (await takeOver(file, state, actorIn(context))) {
			return redirectToSettings(href("/admin/settings/carry"));
		}
		return answer({ notice: CHANGED_MEANWHILE, report: await reportOf(file, text) }, 409);
	},
);

export const clientAction = ({ serverAction }: Route.ClientActionArgs) => sendForm(serverAction);

export default function CarryPage({ actionData }: Route.ComponentProps) {
	const said: Answer & { result?: unknown } = actionData ?? {};
	return (
		<>
			<AdminHead
				title={TITLE}
				note="Names, hours, prices, texts and pages as one file. Puppies, families and photos are not in it: a backup has those."
			/>
			<SettingsSections />
			{said.notice ? <Alert tone="warn" title={said.notice} /> : null}
			{said.problems ? <Problems problems={said.problems} /> : null}
			{said.report ? <Report report={said.report} /> : null}
			<Panel title="Out of this site" id="out">
				<p>What visitors read now. Drafts stay here.</p>
				<p className={css.under}>
					<ButtonLink small tone="night" href={href("/admin/settings/carry/download")} download>
						Download
					</ButtonLink>
				</p>
			</Panel>
			<Panel title="Into this site" id="into">
				<p>First you see what would change. Nothing is stored until you say so.</p>
				<Form method="post" encType="multipart/form-data" className={css.under} discover="none">
					<p>
						<label htmlFor="carry-file" className={css.fileLabel}>
							The file from another site
						</label>
						<input
							id="carry-file"
							type="file"
							name={carryNames.file}
							accept=".json,application/json"
							required
							className={css.file}
						/>
					</p>
					<p className={css.under}>
						<Button small tone="line">
							Show what would change
						</Button>
					</p>
				</Form>
			</Panel>
		</>
	);
}

function Problems({ problems }: { problems: readonly string[] }) {
	const [only] = problems;
	return problems.length === 1 && only ? (
		<Alert tone="bad" title={only} className={css.notice} />
	) : (
		<Alert tone="bad" title="That file can’t be taken over" className={css.notice}>
			<ul>
				{problems.map((problem) => (
					<li key={problem}>{problem}</li>
				))}
			</ul>
		</Alert>
	);
}

function Report({ report: { changes, leftOut, text, state } }: { report: CarryReport }) {
	const isSending = useNavigation().state !== "idle";
	return (
		<Panel title="What would change" id="report" className={css.report}>
			{changes.length === 0 ? <p>Nothing: this site says all of it already.</p> : null}
			{changes.map(({ label, differences, more, dropsDraft }) => (
				<section key={label} className={css.under}>
					<h3>{label}</h3>
					{dropsDraft ? <p>There is a draft of it here, which would go.</p> : null}
					<DifferenceList differences={differences} words={{ from: "now", to: "then" }} />
					{more > 0 ? <p>And {more.toLocaleString("en-US")} more.</p> : null}
				</section>
			))}
			{leftOut.length > 0 ? (
				<section className={css.under}>
					<h3>What would be left out</h3>
					<ul>
						{leftOut.map((line) => (
							<li key={line}>{line}</li>
						))}
					</ul>
				</section>
			) : null}
			{changes.length > 0 ? (
				<Form method="post" className={css.under} discover="none">
					<input type="hidden" name={carryNames.text} value={text} />
					<input type="hidden" name={carryNames.state} value={state} />
					<Button small aria-disabled={isSending ? true : undefined}>
						Take all of it over
					</Button>
				</Form>
			) : null}
		</Panel>
	);
}
