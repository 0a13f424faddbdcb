import { classNames } from "../class-names.ts";
import * as styles from "./picture.css.ts";

interface SceneProps {
	/** Address of a drawing in ui/scenery or ui/art. */
	src: string;
	/** For a scene far down the page. */
	lazy?: boolean;
	className?: string;
}

/** A background landscape that covers its positioned parent and is aligned to its bottom edge. */
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
