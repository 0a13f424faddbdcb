/** The sections of a profile, in their order (specification, section 2). */
export const sectionNames = {
	overview: "Overview",
	training: "Training Progress",
	personality: "Personality Profile",
	gallery: "Gallery",
	investment: "Investment",
} as const;

export type SectionId = keyof typeof sectionNames;

const isSectionId = (id: string): id is SectionId => id in sectionNames;
const sectionIds = Object.keys(sectionNames).filter(isSectionId);

/** The sections that a puppy's profile has: without photos there is no gallery. */
export const sectionsOf = ({ photos }: { photos: readonly unknown[] }): SectionId[] =>
	sectionIds.filter((id) => id !== "gallery" || photos.length > 0);
