import type { ReactNode } from "react";
import { href } from "react-router";
import { about, type MemberKey, type PersonKey } from "~/business/about.ts";
import { facts } from "~/business/facts.ts";
import type { PictureSource } from "~/business/picture-source.ts";
import { sitePictures } from "~/business/site-pictures.ts";
import { siteText } from "~/business/site-texts.ts";
import { ButtonLink } from "~/ui/button.tsx";
import { classNames } from "~/ui/class-names.ts";
import { FactsList } from "~/ui/facts-list.tsx";
import { PageTrail } from "~/ui/page/breadcrumbs.tsx";
import { Editable } from "~/ui/page/editable.tsx";
import * as layoutStyles from "~/ui/page/layout.css.ts";
import { Actions, Prose, Wrap } from "~/ui/page/layout.tsx";
import { Art } from "~/ui/picture/art.tsx";
import { drawingPicture } from "~/ui/picture/drawing.tsx";
import * as pictureStyles from "~/ui/picture/picture.css.ts";
import { Frame, Picture } from "~/ui/picture/picture.tsx";
import { from } from "~/ui/theme/media.ts";
import { lead } from "~/ui/theme/text.css.ts";
import type { AboutPage } from "./about-page.server.ts";
import * as styles from "./about-view.css.ts";
import { Crew } from "./crew.tsx";
import * as pageStyles from "./page.css.ts";

const faces: Record<MemberKey, string> = {
	trainer: "face-maren",
	dog: "face-zeta",
	guests: "face-otis",
};

interface AboutViewProps {
	page: AboutPage;
	/** Shown between the text and the other members. */
	children?: ReactNode;
}

/** A page about one member or about the whole team: a picture, text, and links to the others. */
export function AboutView({ page, children }: AboutViewProps) {
	const { key, picture: own } = page;
	const picture = own === undefined ? sampleOf(key) : own;
	const isBroad = !picture || picture.width > picture.height;
	const trail = page.above.map((other) => ({ name: other.title, path: about[other.key].path }));
	return (
		<Wrap className={layoutStyles.page}>
			<PageTrail trail={[...trail, { name: page.title }]} />
			<Editable section={`people.${key}`}>
				<div
					className={classNames(
						picture ? styles.bio : layoutStyles.above.s5,
						isBroad && styles.broad,
					)}
				>
					{picture ? (
						<figure>
							<Frame ratio={isBroad ? "4/3" : "4/5"} className={pictureStyles.rounded}>
								<Picture
									source={picture}
									sizes={
										isBroad
											? `${from("lg")} min(50vw, 40rem), 92vw`
											: `${from("md")} min(42vw, 33rem), 92vw`
									}
									eager
								/>
							</Frame>
							{page.caption ? (
								<figcaption className={pageStyles.caption}>{page.caption}</figcaption>
							) : null}
						</figure>
					) : null}
					<Prose className={styles.text}>
						<h1 dir="auto">{page.title}</h1>
						{page.lead ? (
							<p dir="auto" className={lead}>
								{page.lead}
							</p>
						) : null}
						{page.body.map((paragraph) => (
							<p key={paragraph} dir="auto">
								{paragraph}
							</p>
						))}
						<FactsList
							rows={page.credentials.map(({ name, value, link }) => ({
								name,
								value: link ? <a href={link}>{value}</a> : value,
							}))}
						/>
						<Actions>
							<ButtonLink to={href("/trained-puppies-for-sale")}>
								{siteText("puppies-button")}
							</ButtonLink>
							<ButtonLink to={href("/contact-us")} tone="line">
								{siteText("contact-button")}
							</ButtonLink>
						</Actions>
					</Prose>
				</div>
			</Editable>
			{children}
			{page.members.length > 0 ? (
				<Crew
					id="others"
					title={page.membersTitle}
					members={page.members.map((member) => ({
						name: member.name,
						role: member.role,
						href: about[member.key].path,
						face: <Face member={member} />,
					}))}
				/>
			) : null}
		</Wrap>
	);
}

/** The sample's drawing, but on the trainer's page her portrait if she has added one. */
function sampleOf(key: PersonKey): PictureSource {
	const { trainer } = sitePictures;
	if (key === "trainer" && trainer) return { ...trainer, alt: facts.trainer };
	return drawingPicture(about[key].image);
}

/** The drawing of a face, unless the member has a picture of their own. */
function Face({ member: { key, picture } }: { member: AboutPage["members"][number] }) {
	if (picture === undefined && key === "trainer" && sitePictures.trainer) {
		return <Picture source={sitePictures.trainer} sizes="5rem" />;
	}
	if (picture === undefined) return <Art name={faces[key]} sizes="5rem" fills lazy />;
	return <Picture source={picture ? { ...picture, alt: "" } : undefined} sizes="5rem" />;
}
