import { classNames } from "../class-names.ts";
import * as styles from "./scene.css.ts";

interface SceneProps {
	/** Address of a drawing in ui/scenery or ui/art. */
	src: string;
	/** For one far down the page. */
	lazy?: boolean;
	className?: string;
}

/** A landscape behind things: covers its positioned parent and stands on its bottom edge. */
export function Scene({ src, lazy, className }: SceneProps) {
	return (
		<img
			src={src}
			alt=""
			loading={lazy ? "lazy" : undefined}
			decoding="async"
			className={classNames(styles.scene, className)}
		/>
	);
}
