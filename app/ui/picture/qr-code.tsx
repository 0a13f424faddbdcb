import { encodeQR } from "qr";
import { classNames } from "../class-names.ts";
import * as styles from "./qr-code.css.ts";

/** Modules of empty edge that a reader needs around the code. */
const EDGE = 4;

/** The dark modules as one path of squares, a run of neighbors at a time. */
function outline(rows: readonly (readonly boolean[])[]): string {
	const runs = rows.flatMap((row, y) => {
		const line = row.map((dark) => (dark ? "1" : "0")).join("");
		return [...line.matchAll(/1+/g)].map((run) => {
			const length = run[0].length;
			return `M${run.index} ${y}h${length}v1h-${length}z`;
		});
	});
	return runs.join("");
}

interface QrCodeProps {
	/** What a phone opens that reads it. */
	of: string;
	/** Says what it leads to. */
	label: string;
	className?: string;
}

/** A square, dark on white, on screen and on paper; drawn by the server. */
export function QrCode({ of: text, label, className }: QrCodeProps) {
	const rows = encodeQR(text, "raw", { ecc: "medium", border: EDGE });
	return (
		<svg
			role="img"
			aria-label={label}
			viewBox={`0 0 ${rows.length} ${rows.length}`}
			shapeRendering="crispEdges"
			className={classNames(styles.code, className)}
		>
			<path d={outline(rows)} fill="currentColor" />
		</svg>
	);
}
