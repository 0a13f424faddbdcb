import type { ReactNode } from "react";
import { sitePictures } from "~/business/site-pictures.ts";
import { classNames } from "../class-names.ts";
import { Art } from "../picture/art.tsx";
import { Picture } from "../picture/picture.tsx";
import { Scene } from "../picture/scene.tsx";
import scenery from "../scenery/not-found.svg";
import { onNight } from "../theme/surface.css.ts";
import * as styles from "./error-page.css.ts";
import { Wrap } from "./layout.tsx";

/** For an address without a page, or a page that failed, with the hills and the lit house at night. */
export function ErrorPage({ children }: { children: ReactNode }) {
	return (
		<div className={classNames(styles.ground, onNight)}>
			<Scene src={scenery} />
			{sitePictures.lost ? (
				<div className={styles.photo}>
					<Picture source={sitePictures.lost} sizes="15rem" />
				</div>
			) : (
				<Art name="not-found-puppy" sizes="11rem" className={styles.puppy} />
			)}
			<Wrap className={styles.text}>{children}</Wrap>
		</div>
	);
}
