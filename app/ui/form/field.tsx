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
	/** What is wrong with the answer. Of several messages only the first is shown. */
	error?: string | readonly string[];
	/**
	 * Shows "(optional)" after the label, or this text instead, which says when the answer is needed. Set
	 * on every field that is not required, so that all forms mark required fields the same way.
	 */
	optional?: boolean | string;
}

type InputProps = Described & ComponentProps<"input"> & { as?: "input" };
type AreaProps = Described & ComponentProps<"textarea"> & { as: "textarea" };
type ChoiceProps = Described &
	ComponentProps<"select"> & {
		as: "select";
		/** A string is both sent and shown; an object gives the sent value and the label separately. */
		options: readonly (string | { value: string; label: string })[];
		/** Label of the empty option. Without it there is no empty option. */
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
 * One field of a form: its label, control, hint and error, and the attributes that connect them. The
 * error has the id `{id}-error`, so that links and scripts can refer to it.
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

function Control({ wiring, ...props }: FieldProps & { wiring: Wiring }) {
	if (props.as === "textarea") {
		const { as: _, label: _l, hint: _h, error: _e, optional: _o, className, ...own } = props;
		return (
			<Area
				// Each line that somebody types runs in the direction of its own script.
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
