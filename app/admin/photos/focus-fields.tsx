/** Sets the point of a photo that stays in view: two numbers and, with JavaScript, a point on the picture. */
import { type KeyboardEvent, type MouseEvent, useState } from "react";
import { useHydrated } from "remix-utils/use-hydrated";
import { classNames } from "~/ui/class-names.ts";
import { Field } from "~/ui/form/field.tsx";
import type { PictureSource } from "~/ui/picture/picture.tsx";
import { muted, small, visuallyHidden } from "~/ui/theme/text.css.ts";
import { pair } from "../page.css.ts";
import * as css from "./focus-fields.css.ts";
import type { Answer } from "./photo-fields.tsx";

interface FocusFieldsProps {
	picture: PictureSource;
	x: Answer;
	y: Answer;
	/** Name of the photo, such as "photo 2", if the page has several. */
	of?: string;
	isOpen?: boolean;
}

/** How far an arrow key moves the point, in percent; with Shift, ten times as far. */
const STEP = 1;

const arrows: Record<string, readonly [number, number]> = {
	ArrowLeft: [-STEP, 0],
	ArrowRight: [STEP, 0],
	ArrowUp: [0, -STEP],
	ArrowDown: [0, STEP],
};

const percent = (value: number) => String(Math.round(Math.min(100, Math.max(0, value))));

/** The point that stays in view when a frame crops the photo. It and the numbers update each other. */
export function FocusFields({ picture, x, y, of, isOpen }: FocusFieldsProps) {
	const isHydrated = useHydrated();
	const [left, setLeft] = useState(x.value);
	const [top, setTop] = useState(y.value);

	const pointAt = ({ clientX, clientY, currentTarget }: MouseEvent) => {
		const frame = currentTarget.getBoundingClientRect();
		setLeft(percent(((clientX - frame.left) / frame.width) * 100));
		setTop(percent(((clientY - frame.top) / frame.height) * 100));
		// The arrow keys can then move the point further.
		currentTarget.querySelector("button")?.focus({ preventScroll: true });
	};
	const step = (event: KeyboardEvent) => {
		const arrow = arrows[event.key];
		if (!arrow || event.altKey || event.ctrlKey || event.metaKey) return;
		event.preventDefault();
		const [right, down] = arrow;
		const factor = event.shiftKey ? 10 : 1;
		setLeft(percent(Number(left) + right * factor));
		setTop(percent(Number(top) + down * factor));
	};

	const spot = { left: `${left}%`, top: `${top}%` };
	return (
		<details className={css.details} open={Boolean(isOpen || x.error || y.error)}>
			<summary className={css.summary}>
				What stays in view{of ? <span className={visuallyHidden}> of {of}</span> : null}
			</summary>
			<div className={css.focus}>
				<p className={classNames(small, muted)}>
					Photos are cropped to fit the page; this point always stays in view.
					{isHydrated
						? " Click on the picture, move the point with the arrow keys, or type the numbers."
						: null}
				</p>
				{/* biome-ignore lint/a11y/noStaticElementInteractions: the point and the numbers work by keyboard */}
				{/* biome-ignore lint/a11y/useKeyWithClickEvents: the point and the numbers work by keyboard */}
				<div
					onClick={isHydrated ? pointAt : undefined}
					className={classNames(css.whole, isHydrated && css.pointed)}
				>
					<img
						src={picture.src}
						alt=""
						width={picture.width}
						height={picture.height}
						loading="lazy"
						className={css.image}
					/>
					{isHydrated ? (
						<button
							type="button"
							aria-label={`Point that stays in view${of ? ` of ${of}` : ""}: ${left}% across, ${top}% down. Arrow keys move it.`}
							onKeyDown={step}
							className={css.spot}
							style={spot}
						/>
					) : (
						<span className={css.spot} style={spot} />
					)}
				</div>
				<div className={pair}>
					<Percent label="From the left, in %" answer={x} value={left} onChange={setLeft} />
					<Percent label="From the top, in %" answer={y} value={top} onChange={setTop} />
				</div>
			</div>
		</details>
	);
}

interface PercentProps {
	label: string;
	answer: Answer;
	value: string;
	onChange: (value: string) => void;
}

function Percent({ label, answer, value, onChange }: PercentProps) {
	return (
		<Field
			label={label}
			name={answer.name}
			value={value}
			onChange={({ target }) => onChange(target.value)}
			error={answer.error}
			type="number"
			inputMode="numeric"
			min={0}
			max={100}
			required
		/>
	);
}
