import { ALT_MAX_LENGTH } from "~/photos/limits.ts";
import { classNames } from "~/ui/class-names.ts";
import { Field } from "~/ui/field.tsx";
import type { PictureSource } from "~/ui/picture.tsx";
import { muted, small, visuallyHidden } from "~/ui/text.css.ts";
import { pair } from "../page.css.ts";
import * as css from "./photo-fields.css.ts";

interface Answer {
	name: string;
	value: string;
	error?: string | readonly string[];
}

/** Ends without a full stop. */
export const ALT_HINT =
	"For people who can't see it, in a few words: “Juniper asleep on a blue blanket”";

interface AltFieldProps {
	answer: Answer;
	/** What is described, where a page has several. */
	of?: string;
}

/** What the photo shows, for who can't see it. */
export function AltField({ answer, of }: AltFieldProps) {
	return (
		<Field
			as="textarea"
			rows={2}
			label={of ? `What ${of} shows` : "What the photo shows"}
			name={answer.name}
			defaultValue={answer.value}
			error={answer.error}
			optional="needed before visitors see it"
			maxLength={ALT_MAX_LENGTH}
			autoComplete="off"
			className={css.words}
			hint={of ? undefined : `${ALT_HINT}.`}
		/>
	);
}

interface FocusFieldsProps {
	picture: PictureSource;
	x: Answer;
	y: Answer;
	/** Says of which photo, where a page has several. */
	of?: string;
	isOpen?: boolean;
}

/** What stays in view where a frame crops the photo; with JavaScript, by pointing at it. */
export function FocusFields({ picture, x, y, of, isOpen }: FocusFieldsProps) {
	const spot = { left: `${x.value}%`, top: `${y.value}%` };
	return (
		<details className={css.details} open={Boolean(isOpen || x.error || y.error)}>
			<summary className={css.summary}>
				What stays in view{of ? <span className={visuallyHidden}> of {of}</span> : null}
			</summary>
			<div data-focus="" className={css.focus}>
				<p className={classNames(small, muted)}>
					Frames crop photos to their own shape; this point always stays in view.
					<span data-focus-hint="" hidden>
						{" "}
						Point at it, or write it down.
					</span>
				</p>
				<div data-focus-picture="" className={css.whole}>
					<img
						src={picture.src}
						alt=""
						width={picture.width}
						height={picture.height}
						loading="lazy"
						className={css.image}
					/>
					<span data-focus-spot="" className={css.spot} style={spot} />
				</div>
				<div className={pair}>
					<Percent label="From the left, in %" answer={x} axis="x" />
					<Percent label="From the top, in %" answer={y} axis="y" />
				</div>
			</div>
		</details>
	);
}

function Percent({ label, answer, axis }: { label: string; answer: Answer; axis: "x" | "y" }) {
	return (
		<Field
			label={label}
			name={answer.name}
			defaultValue={answer.value}
			error={answer.error}
			type="number"
			inputMode="numeric"
			min={0}
			max={100}
			required
			data-focus-axis={axis}
		/>
	);
}
