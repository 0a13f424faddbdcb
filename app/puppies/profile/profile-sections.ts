/** The sections of a profile, in their order (specification, section 2). */
export const sectionNames = {
	overview: "Overview",
	training: "Training Progress",
	personality: "Personality Profile",
	gallery: "Gallery",
	investment: "Investment",
} as const;

export type SectionId = keyof typeof sectionNames;
