import { classNames } from "~/ui/class-names.ts";
import { Frame } from "~/ui/picture/picture.tsx";
import { Scene } from "~/ui/picture/scene.tsx";
import scenery from "~/ui/scenery/empty.svg";
import * as css from "./photos-soon.css.ts";

interface PhotosSoonProps {
	/** The words under the title; a card has no room for them. */
	children?: string;
	className?: string;
}

/** Stands where the photos of a puppy will: the lit house on the ridge, which is home already. */
export function PhotosSoon({ children, className }: PhotosSoonProps) {
	return (
		<Frame ratio="5/4" className={classNames(css.soon, className)}>
			<Scene src={scenery} lazy className={css.scene} />
			<p className={css.title}>Photos coming soon</p>
			{children ? <p className={css.more}>{children}</p> : null}
		</Frame>
	);
}
