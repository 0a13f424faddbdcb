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

type Background = Readonly<
	Record<
		| "mother"
		| "aboutMother"
		| "father"
		| "aboutFather"
		| "healthTests"
		| "vaccinations"
		| "guarantee",
		string
	> & { documents: readonly unknown[] }
>;

/** Whether there is any text or document for this section of the background. */
export function hasSection(puppy: Background, id: "parents" | "health" | "guarantee"): boolean {
	const { mother, aboutMother, father, aboutFather, healthTests, vaccinations } = puppy;
	if (id === "health" && puppy.documents.length > 0) return true;
	const written = {
		parents: mother + aboutMother + father + aboutFather,
		health: healthTests + vaccinations,
		guarantee: puppy.guarantee,
	};
	return written[id] !== "";
}

/** The sections of a puppy's profile. A background section without any content is left out. */
export function sectionsOf(puppy: Background): SectionId[] {
	return sectionIds.filter((id) => {
		if (id === "parents" || id === "health" || id === "guarantee") return hasSection(puppy, id);
		return true;
	});
}
