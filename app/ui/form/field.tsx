import { ChevronDown, CircleAlert } from "lucide";
import { type ComponentProps, memo } from "react";
import { classNames } from "../class-names.ts";
import { Icon } from "../picture/icon.tsx";
import * as styles from "./field.css.ts";

interface Described {
	label: string;
	name: string;
	/** The name, unless the page has two of that name. */
	id?: string;
	/** Shown under the control and read after the label. */
	hint?: string;
	/** What is wrong with the answer; only the first of several is shown. */
	error?: string | readonly string[];
	/**
	 * Says "(optional)" after the label, or in these words what the answer is needed for. Every
	 * field that is not required has it, so that all forms mark what is required the same way.
	 */
	optional?: boolean | string;
}

type InputProps = Described & ComponentProps<"input"> & { as?: "input" };
type AreaProps = Described & ComponentProps<"textarea"> & { as: "textarea" };
type ChoiceProps = Described &
	ComponentProps<"select"> & {
		as: "select";
		/** What is sent and shown, or both apart. */
		options: readonly (string | { value: string; label: string })[];
		/** Words of the empty choice; without them there is none. */
		blank?: string;
	};

export type FieldProps = InputProps | AreaProps | ChoiceProps;

interface Wiring {
	id: string;
	"aria-invalid": true | undefined;
	"aria-describedby": string | undefined;
}

const firstOf = (error: Described["error"]) => (typeof error === "string" ? error : error?.[0]);

/**
 * One question of a form: label, control, hint and error, and what ties them together. The error
 * has the id `{id}-error`, to which an error summary's links and scripts may point.
 */
export function Field(props: FieldProps) {
	const { label, name, id = name, hint, optional } = props;
	const error = firstOf(props.error);
	const hintId = hint ? `${id}-hint` : undefined;
	const errorId = error ? `${id}-error` : undefined;
	const wiring: Wiring = {
		id,
		"aria-invalid": error ? true : undefined,
		"aria-describedby": classNames(props["aria-describedby"], hintId, errorId),
	};
	return (
		<div className={styles.field}>
			<label htmlFor={id} className={styles.label}>
				{label}
				{optional ? (
					<span className={styles.optional}>
						{" "}
						({typeof optional === "string" ? optional : "optional"})
					</span>
				) : null}
			</label>
			<Control {...props} wiring={wiring} />
			{hint ? (
				<span id={hintId} className={styles.hint}>
					{hint}
				</span>
			) : null}
			{error ? (
				<span id={errorId} className={styles.error}>
					<Icon of={CircleAlert} />
					{error}
				</span>
			) : null}
		</div>
	);
}

/** Whether words are written into it, rather than an address, a number or a date. */
const isProse = ({ type = "text", inputMode = "text" }: ComponentProps<"input">) =>
	type === "text" && inputMode === "text";

/**
 * A text of several lines, which React leaves alone as long as nothing about it changes: with every update
 * it sets again what the text began with, and that moves the caret to the start.
 */
const Area = memo(function Area(area: ComponentProps<"textarea">) {
	return <textarea {...area} />;
});

function Control({ wiring, ...props }: FieldProps & { wiring: Wiring }) {
	if (props.as === "textarea") {
		const { as: _, label: _l, hint: _h, error: _e, optional: _o, className, ...own } = props;
		return (
			<Area
				// Each line of what people write runs in the direction of its own script.
				dir="auto"
				{...own}
				{...wiring}
				className={classNames(styles.control, styles.area, className)}
			/>
		);
	}
	if (props.as === "select") {
		const {
			as: _,
			label: _l,
			hint: _h,
			error: _e,
			optional: _o,
			options,
			blank,
			className,
			...own
		} = props;
		return (
			<span className={styles.choice}>
				<select {...own} {...wiring} className={classNames(styles.control, className)}>
					{blank === undefined ? null : <option value="">{blank}</option>}
					{options.map((option) =>
						typeof option === "string" ? (
							<option key={option}>{option}</option>
						) : (
							<option key={option.value} value={option.value}>
								{option.label}
							</option>
						),
					)}
				</select>
				<Icon of={ChevronDown} />
			</span>
		);
	}
	const { as: _, label: _l, hint: _h, error: _e, optional: _o, className, ...own } = props;
	return (
		<input
			dir={isProse(own) ? "auto" : undefined}
			{...own}
			{...wiring}
			className={classNames(styles.control, className)}
		/>
	);
}
