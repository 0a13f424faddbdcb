import type { PuppyProfile } from "../queries.server.ts";

/** The sections of a profile, in order: the specification's five (section 2), then the background. */
export const sectionNames = {
	overview: "Overview",
	training: "Training Progress",
	personality: "Personality Profile",
	gallery: "Gallery",
	investment: "Investment",
	parents: "Parents",
	health: "Health",
	guarantee: "Guarantee",
} as const;

export type SectionId = keyof typeof sectionNames;

const isSectionId = (id: string): id is SectionId => id in sectionNames;
const sectionIds = Object.keys(sectionNames).filter(isSectionId);

/** Whether a section has anything to show. Those of the background may have neither a text nor a document. */
export function hasSection(puppy: PuppyProfile, id: SectionId): boolean {
	const { mother, aboutMother, father, aboutFather, healthTests, vaccinations } = puppy;
	const background: Partial<Record<SectionId, boolean>> = {
		parents: mother + aboutMother + father + aboutFather !== "",
		health: healthTests + vaccinations !== "" || puppy.documents.length > 0,
		guarantee: puppy.guarantee !== "",
	};
	return background[id] ?? true;
}

/** The sections of a puppy's profile. */
export const sectionsOf = (puppy: PuppyProfile): SectionId[] =>
	sectionIds.filter((id) => hasSection(puppy, id));
