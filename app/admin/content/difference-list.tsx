import type { Difference } from "~/content/fields/compare.ts";
import { muted } from "~/ui/theme/text.css.ts";
import * as shared from "../page.css.ts";

interface DifferenceListProps {
	differences: readonly Difference[];
	/** The labels of the two sides, if they aren't what visitors read and the draft. */
	labels?: { from: string; to: string };
}

const ofDraft = { from: "visitors read", to: "draft" };

export const DifferenceList = ({ differences, labels = ofDraft }: DifferenceListProps) => (
	<dl className={shared.entered}>
		{differences.map(({ where, from, to }, index) => (
			// biome-ignore lint/suspicious/noArrayIndexKey: two entries may have the same name, and nothing moves.
			<div key={index}>
				<dt>{where}</dt>
				<dd>
					<Side name={labels.from} text={from} />
					<Side name={labels.to} text={to} />
				</dd>
			</div>
		))}
	</dl>
);

function Side({ name, text }: { name: string; text: string }) {
	return (
		<p dir="auto" className={shared.written}>
			<span className={muted}>{name}: </span>
			{text === "" ? <i className={muted}>nothing</i> : text}
		</p>
	);
}
