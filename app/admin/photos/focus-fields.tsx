/** The point of a photo that stays in view: two numbers, which a tap on the picture fills in. */
import { type MouseEvent, useRef, useState } from "react";
import { useHydrated } from "remix-utils/use-hydrated";
import type { PictureSource } from "~/business/picture-source.ts";
import { typeInto } from "~/forms/form-values.ts";
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

const percent = (share: number) => String(Math.round(Math.min(1, Math.max(0, share)) * 100));

export function FocusFields({ picture, x, y }: FocusFieldsProps) {
	const isHydrated = useHydrated();
	const fields = useRef<HTMLDivElement>(null);
	const [spot, setSpot] = useState([x.defaultValue, y.defaultValue]);
	const inputs = () => [...(fields.current?.querySelectorAll("input") ?? [])];
	const pointAt = ({ clientX, clientY, currentTarget }: MouseEvent) => {
		const { left, top, width, height } = currentTarget.getBoundingClientRect();
		const shares = [(clientX - left) / width, (clientY - top) / height];
		for (const [index, input] of inputs().entries()) typeInto(input, percent(shares[index] ?? 0));
	};
	const [left, top] = spot;
	return (
		<>
			{/* biome-ignore lint/a11y/noStaticElementInteractions: the numbers below set the same by keyboard */}
			{/* biome-ignore lint/a11y/useKeyWithClickEvents: the numbers below set the same by keyboard */}
			<div onClick={pointAt} className={classNames(css.whole, isHydrated && css.pointed)}>
				<img
					src={picture.src}
					alt={picture.alt}
					width={picture.width}
					height={picture.height}
					className={css.image}
				/>
				<span className={css.spot} style={{ left: `${left}%`, top: `${top}%` }} />
			</div>
			<p className={classNames(small, muted)}>
				Photos are cropped to fit the page; the point that the numbers below say always stays in
				view.
				{isHydrated ? " Tap the picture where it matters most." : null}
			</p>
			<div
				ref={fields}
				className={pair}
				onInput={() => setSpot(inputs().map(({ value }) => value))}
			>
				<PercentField label="From the left, in %" {...x} />
				<PercentField label="From the top, in %" {...y} />
			</div>
		</>
	);
}

function PercentField({ label, ...field }: Percent & { label: string }) {
	return (
		<Field label={label} {...field} type="number" inputMode="numeric" min={0} max={100} required />
	);
}
