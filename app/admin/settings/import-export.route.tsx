/** Exports the business's settings, texts and pictures as one file, and imports such a file. */
import { data, Form, href, useNavigation } from "react-router";
import type { FailedSubmission } from "~/forms/send.ts";
import { reloadWithToast } from "~/platform/forms/flash.server.ts";
import { FormError } from "~/platform/forms/form-data.server.ts";
import { readUploads } from "~/platform/forms/uploads.server.ts";
import { Alert } from "~/ui/alert.tsx";
import { Button } from "~/ui/button.tsx";
import { label } from "~/ui/form/field.css.ts";
import { actorIn } from "../access.server.ts";
import { report as reportStyle } from "../content/content.css.ts";
import { DifferenceList } from "../content/difference-list.tsx";
import { editorMessages } from "../editor/messages.ts";
import { withActionErrors } from "../failures.server.ts";
import * as shared from "../page.css.ts";
import { AdminHead, Panel } from "../page.tsx";
import { files as fileControl } from "../photos/upload-form.css.ts";
import type { Route } from "./+types/import-export.route";
import { type ImportReport, importFile, readFile, reportOf } from "./import-file.server.ts";
import { FileRefused, importMessages } from "./site-file.ts";
import { SITE_FILE_MAX_BYTES } from "./site-file-pictures.ts";

const TITLE = "Carry to another site";
const CHANGED_MEANWHILE =
	"This is another file, or something was changed after the report was made, so nothing was imported. This is what would change now.";

/** The form's field with the id of the report that is shown. */
const REPORT = "report";

export const handle = { takesUploads: true };

interface Outcome {
	problems?: readonly string[];
	notice?: string;
	report?: ImportReport;
}

const response = (outcome: Outcome, status = 200) => data(outcome, status);

/**
 * The uploaded file, and the id of the report that was shown about it.
 * @throws {FileRefused} if there is no such file.
 */
async function uploadedFile(request: Request) {
	const files = { field: "file", maxFiles: 1, maxFileBytes: SITE_FILE_MAX_BYTES };
	for await (const { bytes, values } of readUploads(request, { ...files, fields: [REPORT] })) {
		if (!bytes) throw new FileRefused(importMessages.large);
		return { bytes, report: values.get(REPORT) };
	}
	throw new FileRefused(importMessages.none);
}

export const action = withActionErrors(
	editorMessages.save,
	async ({ request, context }: Route.ActionArgs) => {
		try {
			const { bytes, report } = await uploadedFile(request);
			const file = await readFile(bytes);
			if (!report) return response({ report: await reportOf(file) });
			if (report === file.report && (await importFile(file, actorIn(context)))) {
				return reloadWithToast(href("/admin/settings/import-export"), editorMessages.live);
			}
			return response({ notice: CHANGED_MEANWHILE, report: await reportOf(file) }, 409);
		} catch (error) {
			if (error instanceof FileRefused) return response({ problems: error.messages }, 400);
			if (error instanceof FormError) return response({ problems: [error.message] }, 400);
			throw error;
		}
	},
);

export default function ImportExportPage({ actionData }: Route.ComponentProps) {
	const outcome: Outcome & Partial<FailedSubmission> = actionData ?? {};
	// If the request itself failed, the form's error is all there is.
	const problems = outcome.problems ?? outcome.result?.error?.[""];
	return (
		<>
			<AdminHead
				title={TITLE}
				note="Names, hours, prices, texts, pages and their pictures as one file. Puppies, families, videos and letters are not included; a backup has those."
			/>
			{outcome.notice ? <Alert tone="warn" title={outcome.notice} /> : null}
			{problems ? <Problems problems={problems} /> : null}
			{outcome.report ? null : <Out />}
			<Into report={outcome.report} />
		</>
	);
}

/** The form that imports a file. The same file is sent a second time to confirm the report about it. */
function Into({ report }: { report: ImportReport | undefined }) {
	const isSending = useNavigation().state !== "idle";
	const canImport = report !== undefined && report.changes.length > 0;
	return (
		<Panel title={report ? "What would change" : "Import into this site"} id="into">
			{report ? (
				<Report report={report} />
			) : (
				<p>
					You first see what would change, which takes a minute if there are many pictures. Nothing
					changes for visitors until you confirm it.
				</p>
			)}
			<Form method="post" encType="multipart/form-data" className={shared.under} discover="none">
				{canImport ? <input type="hidden" name={REPORT} value={report.id} /> : null}
				<p>
					<label htmlFor="site-file" className={label}>
						{canImport ? "The same file again, if it isn’t chosen" : "The file from another site"}
					</label>
					<input
						id="site-file"
						type="file"
						name="file"
						accept=".json,application/json"
						required
						className={fileControl}
					/>
				</p>
				<p className={shared.under}>
					<Button
						small
						tone={canImport ? undefined : "line"}
						aria-disabled={isSending ? true : undefined}
					>
						{canImport ? "Import all of it" : "Show what would change"}
					</Button>
				</p>
			</Form>
		</Panel>
	);
}

function Out() {
	return (
		<Panel title="Export from this site" id="out">
			<p>Everything that visitors read now, with its pictures. Drafts are not included.</p>
			<form action={href("/admin/settings/import-export/business.json")} className={shared.under}>
				<Button small tone="night">
					Download
				</Button>
			</form>
		</Panel>
	);
}

/** Each line once, under their heading; nothing if there are none. */
function Lines({ title, lines }: { title: string; lines: readonly string[] }) {
	if (lines.length === 0) return null;
	return (
		<section className={shared.under}>
			<h3>{title}</h3>
			<ul>
				{[...new Set(lines)].map((line) => (
					<li key={line}>{line}</li>
				))}
			</ul>
		</section>
	);
}

const Problems = ({ problems }: { problems: readonly string[] }) => (
	<Alert tone="bad" title="Nothing was imported" className={shared.notice}>
		<ul>
			{problems.map((problem) => (
				<li key={problem}>{problem}</li>
			))}
		</ul>
	</Alert>
);

function Report({ report: { changes, added, leftOut } }: { report: ImportReport }) {
	return (
		<div className={reportStyle}>
			{changes.length === 0 ? <p>Nothing: this site already has all of it.</p> : null}
			{changes.map(({ label, differences, dropsDraft }) => (
				<section key={label} className={shared.under}>
					<h3>{label}</h3>
					{dropsDraft ? <p>This site has a draft of it, which would be lost.</p> : null}
					<DifferenceList differences={differences} labels={{ from: "now", to: "then" }} />
				</section>
			))}
			<Lines title="Pictures that would be added" lines={added} />
			<Lines title="What would be left out" lines={leftOut} />
		</div>
	);
}
