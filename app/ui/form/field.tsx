import { ChevronDown, CircleAlert } from "lucide";
import { type ComponentProps, memo } from "react";
import { classNames } from "../class-names.ts";
import { Icon } from "../picture/icon.tsx";
import * as styles from "./field.css.ts";

interface Described {
	label: string;
	name: string;
	/** Defaults to the name. Needed only where a page has two fields of the same name. */
	id?: string;
	/** Shown under the control and read after the label. */
	hint?: string;
	/** What is wrong with the value. Of several messages only the first is shown. */
	error?: string | readonly string[];
	/**
	 * Shows "(optional)" after the label, or this text instead, which says when the value is needed. Set
	 * on every field that is not required, so that all forms mark required fields the same way.
	 */
	optional?: boolean | string;
}

type InputProps = Described & ComponentProps<"input"> & { as?: "input" };
type AreaProps = Described & ComponentProps<"textarea"> & { as: "textarea" };
export type ChoiceProps = Described &
	ComponentProps<"select"> & {
		as: "select";
		/** A string is both sent and shown; an object gives the sent value and the label separately. */
		options: readonly (string | { value: string; label: string })[];
		/** Label of the empty option. Without it there is no empty option. */
		blank?: string;
	};

export type FieldProps = InputProps | AreaProps | ChoiceProps;

const firstOf = (error: Described["error"]) => (typeof error === "string" ? error : error?.[0]);

/**
 * One field of a form: its label, control, hint and error, and the attributes that connect them. The
 * error has the id `{id}-error`, so that links and scripts can refer to it.
 */
export function Field({ label, id, hint, error: errors, optional, ...control }: FieldProps) {
	const ownId = id ?? control.name;
	const error = firstOf(errors);
	const hintId = hint ? `${ownId}-hint` : undefined;
	const errorId = error ? `${ownId}-error` : undefined;
	return (
		<div className={styles.field}>
			<label htmlFor={ownId} className={styles.label}>
				{label}
				{optional ? (
					<span className={styles.optional}>
						{" "}
						({typeof optional === "string" ? optional : "optional"})
					</span>
				) : null}
			</label>
			<Control
				{...control}
				id={ownId}
				aria-invalid={error ? true : undefined}
				aria-describedby={classNames(control["aria-describedby"], hintId, errorId)}
			/>
			{hint ? (
				<span id={hintId} className={styles.hint}>
					{hint}
				</span>
			) : null}
			{error ? (
				<span id={errorId} className={styles.error}>
					<Icon icon={CircleAlert} />
					{error}
				</span>
			) : null}
		</div>
	);
}

/** Whether the input takes prose, rather than an email address, a number or a date. */
const isProse = ({ type = "text", inputMode = "text" }: ComponentProps<"input">) =>
	type === "text" && inputMode === "text";

/**
 * A multi-line text field that isn't rendered again while its props stay the same: on every update React
 * sets the default value again, which moves the caret to the start.
 */
const Area = memo(function Area(area: ComponentProps<"textarea">) {
	return <textarea {...area} />;
});

type WithoutText<Props> = Props extends unknown
	? Omit<Props, Exclude<keyof Described, "name">>
	: never;
type ControlProps = WithoutText<FieldProps> & { id: string };

function Control(props: ControlProps) {
	if (props.as === "textarea") {
		const { as: _, className, ...own } = props;
		// Each line that somebody types runs in the direction of its own script.
		return (
			<Area dir="auto" {...own} className={classNames(styles.control, styles.area, className)} />
		);
	}
	if (props.as === "select") {
		const { as: _, options, blank, className, ...own } = props;
		return (
			<span className={styles.choice}>
				<select {...own} className={classNames(styles.control, className)}>
					{blank === undefined ? null : <option value="">{blank}</option>}
					{options.map((option) => {
						// Without a value of its own, an option would be sent with its text as a translator changed it.
						const { value, label } =
							typeof option === "string" ? { value: option, label: option } : option;
						return (
							<option key={value} value={value}>
								{label}
							</option>
						);
					})}
				</select>
				<Icon icon={ChevronDown} />
			</span>
		);
	}
	const { as: _, className, ...own } = props;
	return (
		<input
			dir={isProse(own) ? "auto" : undefined}
			{...own}
			className={classNames(styles.control, className)}
		/>
	);
}
