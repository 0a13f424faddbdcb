import type { ReactNode } from "react";
import { sitePictures } from "~/business/site-pictures.ts";
import { classNames } from "../class-names.ts";
import { Art } from "../picture/art.tsx";
import { Picture } from "../picture/picture.tsx";
import * as styles from "./trainer-line.css.ts";

interface TrainerLineProps {
	children: ReactNode;
	className?: string;
}

/** The trainer's face beside what she says or does; her name stands in the words. */
export function TrainerLine({ children, className }: TrainerLineProps) {
	return (
		<div className={classNames(styles.line, className)}>
			<span className={styles.face}>
				{sitePictures.trainer ? (
					<Picture of={sitePictures.trainer} sizes="4.5rem" />
				) : (
					<Art name="face-maren" sizes="4.5rem" fills lazy />
				)}
			</span>
			<div>{children}</div>
		</div>
	);
}
