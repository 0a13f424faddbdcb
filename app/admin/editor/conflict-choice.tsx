import { Alert } from "~/ui/alert.tsx";
import type { Conflict } from "./conflict.ts";
import { choiceName, THEIRS } from "./conflict.ts";
import * as css from "./editor.css.ts";
import { CONFLICTS } from "./messages.ts";

/** What somebody else changed too: both versions of each text, and the choice between them. */
export function ConflictChoice({ conflicts }: { conflicts: readonly Conflict[] }) {
	if (conflicts.length === 0) return null;
	return (
		<Alert tone="plain" role="note" title="Which version stays?" className={css.conflict}>
			<input type="hidden" name={CONFLICTS} value={JSON.stringify(conflicts)} />
			{conflicts.map(({ path, differences }, index) => (
				<fieldset key={path} className={css.choice}>
					<legend>{differences.map(({ where }) => where).join("; ")}</legend>
					<Version
						name={choiceName(index)}
						value={THEIRS}
						label="Theirs"
						texts={differences.map(({ from }) => from)}
					/>
					<Version
						name={choiceName(index)}
						value="mine"
						label="Yours, as it stands in the form below"
						texts={differences.map(({ to }) => to)}
						isChosen
					/>
				</fieldset>
			))}
		</Alert>
	);
}

interface VersionProps {
	name: string;
	value: string;
	label: string;
	texts: readonly string[];
	isChosen?: boolean;
}

function Version({ name, value, label, texts, isChosen }: VersionProps) {
	return (
		<label className={css.version}>
			<input type="radio" name={name} value={value} defaultChecked={isChosen} />
			<span>
				<b>{label}</b>
				<span dir="auto" className={css.versionText}>
					{texts.filter(Boolean).join("\n") || <i>nothing</i>}
				</span>
			</span>
		</label>
	);
}
