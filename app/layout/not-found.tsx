import { href } from "react-router";
import { Wrap } from "~/ui/page/layout.tsx";
import { Art } from "~/ui/picture/art.tsx";
import { Scene } from "~/ui/picture/scene.tsx";
import { onNight } from "~/ui/theme/surface.css.ts";
import { ButtonLink } from "../ui/button.tsx";
import { classNames } from "../ui/class-names.ts";
import scenery from "../ui/scenery/not-found.svg";
import * as styles from "./not-found.css.ts";

/** What stands where no page is (specification, section 2). Its page has no ridge below. */
export function NotFound() {
	return (
		<div className={classNames(styles.ground, onNight)}>
			<Scene src={scenery} className={styles.scene} />
			<Art name="not-found-puppy" sizes="11rem" className={styles.puppy} />
			<Wrap className={styles.words}>
				<h1 className={styles.title}>Sorry, we can't find that page</h1>
				<ButtonLink to={href("/")}>Back to main page</ButtonLink>
			</Wrap>
		</div>
	);
}
