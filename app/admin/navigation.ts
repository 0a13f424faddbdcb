/** The places of the admin, with the pages of each, and what stands beside them. */
import {
	BookOpen,
	CalendarDays,
	ChartColumn,
	ExternalLink,
	type IconNode,
	PanelTop,
	PawPrint,
	SlidersHorizontal,
	Sun,
	UsersRound,
} from "lucide";
import { href } from "react-router";

interface AdminPage {
	name: string;
	path: string;
}

export interface Place extends AdminPage {
	icon: IconNode;
	/** The pages of this place, which link to each other at the top of each; none if there is only one. */
	sections?: readonly AdminPage[];
	/** The beginning of the addresses of its pages that are not below its own. */
	also?: string;
}

/** The address at which the trainer edits this page of the site. */
export const editorOf = (page: string) =>
	href("/admin/site/*", { "*": page.slice(1) }).replace(/\/$/, "");

/** Where a trainer spends her week: always in reach, on a phone at the bottom of the screen. */
export const places: readonly Place[] = [
	{ name: "Today", path: href("/admin"), icon: Sun },
	{
		name: "Families",
		path: href("/admin/families"),
		icon: UsersRound,
		sections: [
			{ name: "Everybody", path: href("/admin/families") },
			{ name: "Messages", path: href("/admin/families/messages") },
			{ name: "Waiting list", path: href("/admin/waiting-list") },
		],
	},
	{
		name: "Puppies",
		path: href("/admin/puppies"),
		icon: PawPrint,
		also: href("/admin/reservations"),
	},
	{ name: "Calendar", path: href("/admin/calendar"), icon: CalendarDays },
	{
		name: "My site",
		path: editorOf("/"),
		icon: PanelTop,
		sections: [
			{ name: "Pages", path: editorOf("/") },
			{ name: "Texts and pictures", path: href("/admin/content") },
			{ name: "Photos", path: href("/admin/photos") },
			{ name: "Videos", path: href("/admin/videos") },
		],
	},
];

/** What is needed now and then. */
export const menu: readonly Place[] = [
	{ name: "View the site", path: href("/"), icon: ExternalLink },
	{ name: "Money and figures", path: href("/admin/figures"), icon: ChartColumn },
	{
		name: "Settings",
		path: href("/admin/settings/:key?", {}),
		icon: SlidersHorizontal,
		sections: [
			{ name: "Business", path: href("/admin/settings/:key?", {}) },
			{ name: "Prices", path: href("/admin/settings/:key?", { key: "prices" }) },
			{ name: "Letters", path: href("/admin/letters") },
			{ name: "Email", path: href("/admin/settings/:key?", { key: "mail" }) },
			{ name: "Account", path: href("/admin/account") },
			{ name: "Sample content", path: href("/admin/settings/samples") },
			{ name: "Carry to another site", path: href("/admin/settings/import-export") },
			{ name: "Status", path: href("/admin/status") },
		],
	},
	{ name: "Guide", path: href("/admin/guide"), icon: BookOpen },
];

const isBelow = (path: string, above: string) => path === above || path.startsWith(`${above}/`);

/** Of these pages, the one that is shown or that a shown page is below, such as a puppy's below the list. */
export function currentPage<Page extends AdminPage>(pages: readonly Page[], path: string) {
	const here = path.replace(/\/+$/, "");
	return pages
		.filter((page) =>
			page.path === href("/admin") ? here === page.path : isBelow(here, page.path),
		)
		.toSorted((one, other) => other.path.length - one.path.length)[0];
}

/** The place that a page belongs to. */
export const currentPlace = (path: string) =>
	[...places, ...menu]
		.filter((place) => place.path !== href("/"))
		.find(
			(place) =>
				currentPage(place.sections ?? [place], path) ??
				(place.also !== undefined && isBelow(path, place.also)),
		);

/** The page of the navigation that a page is below; the place, if it is the place's first page. */
export function pageAbove(path: string): AdminPage | undefined {
	const place = currentPlace(path);
	const page = place && (currentPage(place.sections ?? [place], path) ?? place);
	if (!page || currentState(page, path) === "page") return undefined;
	return page.path === place.path ? place : page;
}

/** "page" for the page that is shown, "true" for one that it is below. */
export const currentState = ({ path }: AdminPage, shown: string): "page" | "true" =>
	shown.replace(/\/+$/, "") === path ? "page" : "true";
