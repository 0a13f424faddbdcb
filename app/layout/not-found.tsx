import { href } from "react-router";
import { Art } from "../ui/art.tsx";
import { ButtonLink } from "../ui/button.tsx";
import { classNames } from "../ui/class-names.ts";
import { Wrap } from "../ui/layout.tsx";
import { Scene } from "../ui/scene.tsx";
import scenery from "../ui/scenery/not-found.svg";
import { onNight } from "../ui/surface.css.ts";
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
