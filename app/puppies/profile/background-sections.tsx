/**
 * What a family wants to know before it decides: the parents, health tests and vaccinations, and the
 * guarantee.
 */
import { href } from "react-router";
import { dayInWords } from "~/business/days.ts";
import { facts } from "~/business/facts.ts";
import { siteText } from "~/business/site-texts.ts";
import { ArrowLink } from "~/ui/arrow-link.tsx";
import * as layoutStyles from "~/ui/page/layout.css.ts";
import { Prose } from "~/ui/page/layout.tsx";
import { Frame, Picture } from "~/ui/picture/picture.tsx";
import { muted, visuallyHidden } from "~/ui/theme/text.css.ts";
import type { PuppyProfile } from "../queries.server.ts";
import { paragraphsOf } from "../rules.ts";
import { Paragraphs, ProfileSection } from "./profile-section.tsx";
import { hasSection } from "./profile-sections.ts";
import * as css from "./sections.css.ts";
import { isList, linesOf } from "./written-lines.ts";

function ParentsSection({ puppy }: { puppy: PuppyProfile }) {
	const parents = [
		{ role: "Mother", name: puppy.mother, about: puppy.aboutMother },
		{ role: "Father", name: puppy.father, about: puppy.aboutFather },
	].filter(({ name, about }) => name || about);
	return (
		<ProfileSection id="parents">
			<div className={css.parents}>
				{parents.map(({ role, name, about }) => (
					<div key={role} className={css.parent}>
						<h3 className={css.role}>{role}</h3>
						{name ? (
							<p dir="auto" className={css.parentName}>
								{name}
							</p>
						) : null}
						<Paragraphs paragraphs={paragraphsOf(about)} />
					</div>
				))}
			</div>
		</ProfileSection>
	);
}

function HealthSection({ puppy }: { puppy: PuppyProfile }) {
	const lists = [
		{ title: "Health tests", text: puppy.healthTests },
		{ title: "Vaccinations", text: puppy.vaccinations },
	].filter(({ text }) => text);
	return (
		<ProfileSection
			id="health"
			intro={
				puppy.available ? (
					<p className={muted}>
						The papers come with {puppy.name}.{" "}
						{puppy.documents.length > 0
							? "These are pictures of them: open one to see the whole page."
							: `Ask ${facts.trainer} to see them before you decide.`}
					</p>
				) : undefined
			}
		>
			{lists.map(({ title, text }) => (
				<div key={title} className={css.list}>
					<h3 className={layoutStyles.below.s3}>{title}</h3>
					<WrittenList text={text} entries="short" />
				</div>
			))}
			{puppy.documents.length > 0 ? <HealthDocuments documents={puppy.documents} /> : null}
		</ProfileSection>
	);
}

/** The papers about a puppy's health: each with its page, number, and who signed it and when. */
function HealthDocuments({ documents }: Pick<PuppyProfile, "documents">) {
	return (
		<ul className={css.documents} aria-label="Health documents">
			{documents.map(({ kind, title, number, link, signedBy, signedOn, picture, large }) => {
				const signed = [signedBy && `by ${signedBy}`, signedOn && `on ${dayInWords(signedOn)}`];
				const reference = number ? `No. ${number}` : "Look it up";
				return (
					<li key={large} className={css.document}>
						<a href={large} className={css.documentPage} aria-label={`${title}: the whole page`}>
							<Frame ratio="4/5">
								<Picture source={picture} sizes="7rem" />
							</Frame>
						</a>
						<div className={css.documentFacts}>
							<b dir="auto" className={css.documentTitle}>
								{title}
							</b>
							{title === kind ? null : <span>{kind}</span>}
							{link ? <a href={link}>{reference}</a> : number ? <span>{reference}</span> : null}
							{signedBy || signedOn ? <span>Signed {signed.filter(Boolean).join(" ")}</span> : null}
						</div>
					</li>
				);
			})}
		</ul>
	);
}

function GuaranteeSection({ puppy: { guarantee } }: { puppy: PuppyProfile }) {
	return (
		<ProfileSection id="guarantee">
			{isList(guarantee) ? (
				<WrittenList text={guarantee} entries="long" />
			) : (
				<Prose>
					<Paragraphs paragraphs={paragraphsOf(guarantee)} />
				</Prose>
			)}
			<p className={layoutStyles.above.s5}>
				<ArrowLink to={href("/reserving-a-puppy")}>{siteText("puppy-reserving")}</ArrowLink>
			</p>
		</ProfileSection>
	);
}

/** The background sections. A section without any text is left out. */
export function BackgroundSections({ puppy }: { puppy: PuppyProfile }) {
	return (
		<>
			{hasSection(puppy, "parents") ? <ParentsSection puppy={puppy} /> : null}
			{hasSection(puppy, "health") ? <HealthSection puppy={puppy} /> : null}
			{hasSection(puppy, "guarantee") ? <GuaranteeSection puppy={puppy} /> : null}
		</>
	);
}

interface WrittenListProps {
	text: string;
	/** The kind of text after the colons: short results or long sentences. */
	entries: keyof typeof css.entryOf;
}

/** The lines of a text as a list. The part before a colon gets a column of its own. */
function WrittenList({ text, entries }: WrittenListProps) {
	return (
		<ul className={css.entries}>
			{linesOf(text).map(({ term, text: line }) => (
				<li key={`${term} ${line}`} className={css.entryOf[entries]}>
					{term ? (
						<span dir="auto" className={css.term}>
							{term}
							<span className={visuallyHidden}>: </span>
						</span>
					) : null}
					<span dir="auto" className={term ? css.text : css.whole}>
						{line}
					</span>
				</li>
			))}
		</ul>
	);
}
