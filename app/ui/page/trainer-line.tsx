import type { ReactNode } from "react";
import { sitePictures } from "~/business/site-pictures.ts";
import { classNames } from "../class-names.ts";
import { Art } from "../picture/art.tsx";
import { Frame, Picture } from "../picture/picture.tsx";
import { Editable } from "./editable.tsx";
import * as styles from "./layout.css.ts";

interface TrainerLineProps {
	children: ReactNode;
	className?: string;
}

/** Shows the trainer's face beside words of hers or about her. The text says her name, so `alt` is empty. */
export function TrainerLine({ children, className }: TrainerLineProps) {
	return (
		<Editable section="site.portrait">
			<div className={classNames(styles.trainerLine, className)}>
				<Frame as="span" ratio="1/1" className={styles.trainerFace}>
					{sitePictures.trainer ? (
						<Picture source={sitePictures.trainer} sizes="4.5rem" />
					) : (
						<Art name="face-maren" sizes="4.5rem" fills lazy />
					)}
				</Frame>
				<div>{children}</div>
			</div>
		</Editable>
	);
}
