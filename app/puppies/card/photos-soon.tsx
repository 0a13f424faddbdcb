import { classNames } from "~/ui/class-names.ts";
import { Frame } from "~/ui/picture/picture.tsx";
import { Scene } from "~/ui/picture/scene.tsx";
import scenery from "~/ui/scenery/empty.svg";
import { type SaleStatus, stateOf } from "../status.ts";
import * as css from "./card.css.ts";

interface PhotosSoonProps {
	/** More photos of a sold puppy don't come. */
	puppy: SaleStatus;
	/** The text under the title. A card has no room for it. */
	children?: string;
	className?: string;
}

/** Takes the place of a puppy's missing photos: a drawing of the house with its lights on. */
export function PhotosSoon({ puppy, children, className }: PhotosSoonProps) {
	return (
		<Frame ratio="5/4" className={classNames(css.photosSoon, className)}>
			<Scene src={scenery} lazy />
			<p className={css.photosSoonTitle}>
				{stateOf(puppy) === "sold" ? "No photos" : "Photos coming soon"}
			</p>
			{children ? <p className={css.photosSoonMore}>{children}</p> : null}
		</Frame>
	);
}
