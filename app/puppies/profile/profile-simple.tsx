import { classNames } from "~/ui/class-names.ts";
import { Prose, Wrap } from "~/ui/page/layout.tsx";
import { Frame, Picture } from "~/ui/picture/picture.tsx";
import { onPaper, screenOnly } from "~/ui/theme/print.css.ts";
import { PhotosSoon } from "../card/photos-soon.tsx";
import { paragraphsOf, storyOf } from "../rules.ts";
import { BackgroundSections } from "./background-sections.tsx";
import { PrintedContact } from "./printed-contact.tsx";
import * as css from "./profile.css.ts";
import { OtherPuppies, type ProfileProps } from "./profile.tsx";
import { ProfileHead } from "./profile-head.tsx";
import { Paragraphs } from "./profile-section.tsx";
import { ProfileTop } from "./profile-top.tsx";

/** The profile without the enhanced layout: one photo, facts, price, how to ask, texts and background. */
export function SimpleProfile(props: Omit<ProfileProps, "videos">) {
	const { puppy, adjacent, day, others, qr, visit } = props;
	const [main] = puppy.photos;
	return (
		<>
			<Wrap className={classNames(css.plain, onPaper)}>
				<ProfileTop puppy={puppy} adjacent={adjacent} />
				<div className={css.plainHead}>
					{main ? (
						<Frame ratio="5/4" className={css.photo}>
							<Picture
								source={main.picture}
								sizes="(min-width: 1336px) 740px, (min-width: 992px) 55vw, 66vw"
								eager
							/>
						</Frame>
					) : (
						<PhotosSoon className={css.photo}>No images available</PhotosSoon>
					)}
					<ProfileHead puppy={puppy} day={day} />
				</div>
				<Prose className={css.plainText}>
					<Paragraphs paragraphs={[...storyOf(puppy), ...paragraphsOf(puppy.personality)]} />
				</Prose>
				{visit ? <div className={classNames(css.plainText, screenOnly)}>{visit}</div> : null}
				<div className={screenOnly}>
					<BackgroundSections puppy={puppy} />
				</div>
				<PrintedContact puppy={puppy} qr={qr} />
			</Wrap>
			<OtherPuppies others={others} />
		</>
	);
}
