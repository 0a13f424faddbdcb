/** What fields are called, in forms and in histories, where their own names are not what people say. */
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
