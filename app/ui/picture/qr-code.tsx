import { classNames } from "../class-names.ts";
import * as styles from "./picture.css.ts";
import type { qrOutline } from "./qr-outline.server.ts";

/** A QR code as drawn by the server. */
export type QrOutline = ReturnType<typeof qrOutline>;

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
