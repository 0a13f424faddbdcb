import { classNames } from "../class-names.ts";
import * as styles from "./picture.css.ts";

/** A QR code as drawn by the server (qr-outline.server.ts). */
export interface QrOutline {
	/** Modules from edge to edge. */
	size: number;
	/** Lines through the middle of the dark modules, one module thick, as an SVG path. */
	path: string;
}

interface QrCodeProps {
	outline: QrOutline;
	/** Says where the code leads. */
	label: string;
	className?: string;
}

/** Shows a QR code, dark on white, on screen and on paper. */
export function QrCode({ outline: { size, path }, label, className }: QrCodeProps) {
	return (
		<svg
			role="img"
			aria-label={label}
			viewBox={`0 0 ${size} ${size}`}
			shapeRendering="crispEdges"
			className={classNames(styles.qrCode, className)}
		>
			<path d={path} stroke="currentColor" />
		</svg>
	);
}
