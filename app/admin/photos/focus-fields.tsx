/** The point of a photo that stays in view: two numbers or, with JavaScript, a point on the picture. */
import { type KeyboardEvent, type MouseEvent, useState } from "react";
import { useHydrated } from "remix-utils/use-hydrated";
import type { PictureSource } from "~/business/picture-source.ts";
import { classNames } from "~/ui/class-names.ts";
import { Field } from "~/ui/form/field.tsx";
import { muted, small } from "~/ui/theme/text.css.ts";
import { pair } from "../page.css.ts";
import * as css from "./sheet.css.ts";

interface Percent {
	name: string;
	defaultValue?: string;
	error?: string;
}

interface FocusFieldsProps {
	picture: PictureSource;
	x: Percent;
	y: Percent;
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

export function FocusFields({ picture, x, y }: FocusFieldsProps) {
	const isHydrated = useHydrated();
	const [left, setLeft] = useState(x.defaultValue ?? "");
	const [top, setTop] = useState(y.defaultValue ?? "");

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
	const image = (
		<img
			src={picture.src}
			alt={picture.alt}
			width={picture.width}
			height={picture.height}
			className={css.image}
		/>
	);
	if (!isHydrated) {
		return (
			<>
				<div className={css.whole}>
					{image}
					<span className={css.spot} style={spot} />
				</div>
				<p className={classNames(small, muted)}>
					Photos are cropped to fit the page; this point always stays in view.
				</p>
				<div className={pair}>
					<PercentField label="From the left, in %" {...x} />
					<PercentField label="From the top, in %" {...y} />
				</div>
			</>
		);
	}
	return (
		<>
			{/* biome-ignore lint/a11y/noStaticElementInteractions: the point works by keyboard */}
			{/* biome-ignore lint/a11y/useKeyWithClickEvents: the point works by keyboard */}
			<div onClick={pointAt} className={classNames(css.whole, css.pointed)}>
				{image}
				<button
					type="button"
					aria-label={`Point that stays in view: ${left}% across, ${top}% down. Arrow keys move it.`}
					onKeyDown={step}
					className={css.spot}
					style={spot}
				/>
			</div>
			<p className={classNames(small, muted)}>
				Tap the picture where it matters most: that point stays in view when the page crops it.
			</p>
			<input type="hidden" name={x.name} value={left} />
			<input type="hidden" name={y.name} value={top} />
		</>
	);
}

function PercentField({ label, ...field }: Percent & { label: string }) {
	return (
		<Field label={label} {...field} type="number" inputMode="numeric" min={0} max={100} required />
	);
}
