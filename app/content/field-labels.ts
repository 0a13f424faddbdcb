/** The labels of fields in forms and histories, for fields whose names in code don't read well. */
export const fieldLabels = {
	slug: "Address",
	formerSlugs: "Earlier addresses",
	menu: "Link to the page",
	menuName: "Words of the link",
	isHidden: "Hidden",
	isShown: "Shown",
	onHome: "On the home page",
	deletedAt: "Deleted",
} as const;
