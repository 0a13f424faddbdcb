import { href } from "react-router";
import type { PictureSource } from "~/business/picture-source.ts";
import { Section } from "~/ui/page/layout.tsx";
import { drawingPicture } from "~/ui/picture/drawing.ts";
import { Scene } from "~/ui/picture/scene.tsx";
import { VideoPoster } from "~/ui/picture/video-poster.tsx";
import { from } from "~/ui/theme/media.ts";
import { screenOnly } from "~/ui/theme/print.css.ts";
import { onNight } from "~/ui/theme/surface.css.ts";
import { siteText } from "../business/site-texts.ts";
import { ButtonLink } from "../ui/button.tsx";
import { classNames } from "../ui/class-names.ts";
import scenery from "../ui/scenery/cta.svg";
import * as styles from "./call-to-action.css.ts";

interface CallToActionProps {
	video?: {
		href: string;
		title: string;
		seconds?: number | null;
		picture?: PictureSource;
	};
}

/** The card at the end of a page (specification, section 2). */
export function CallToAction({ video }: CallToActionProps) {
	const text = siteText("end-text");
	return (
		<Section aria-labelledby="call-to-action" className={screenOnly} editable="site.end">
			<div className={classNames(styles.card, onNight)}>
				<Scene src={scenery} lazy />
				<div>
					<h2 id="call-to-action" className={styles.title}>
						{siteText("end-title")}
					</h2>
					{text ? <p className={styles.text}>{text}</p> : null}
					<ButtonLink to={href("/trained-puppies-for-sale")}>{siteText("end-button")}</ButtonLink>
				</div>
				{video ? (
					<VideoPoster
						{...video}
						picture={video.picture ?? drawingPicture("delivery-scene", "")}
						sizes={`${from("lg")} min(40vw, 36rem), 82vw`}
					/>
				) : null}
			</div>
		</Section>
	);
}
