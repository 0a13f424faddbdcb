/** The entries of the admin navigation, in the order shown. */
import {
	Activity,
	BookOpen,
	CalendarDays,
	ChartColumn,
	Clapperboard,
	ExternalLink,
	HandCoins,
	type IconNode,
	Images,
	Inbox,
	ListOrdered,
	MailOpen,
	PanelTop,
	PawPrint,
	Search,
	SlidersHorizontal,
	Sun,
	UserRound,
	UsersRound,
} from "lucide";
import { href } from "react-router";

interface NavigationItem {
	name: string;
	path: string;
	icon: IconNode;
}

export const navigationItems: readonly NavigationItem[] = [
	{ name: "Search", path: href("/admin/search"), icon: Search },
	{ name: "Today", path: href("/admin"), icon: Sun },
	{ name: "Families", path: href("/admin/families"), icon: UsersRound },
	{ name: "Puppies", path: href("/admin/puppies"), icon: PawPrint },
	{ name: "Reservations", path: href("/admin/reservations"), icon: HandCoins },
	{ name: "Contacts", path: href("/admin/contacts"), icon: Inbox },
	{ name: "Letters", path: href("/admin/letters"), icon: MailOpen },
	{ name: "Waiting list", path: href("/admin/waiting-list"), icon: ListOrdered },
	{ name: "Calendar", path: href("/admin/calendar"), icon: CalendarDays },
	{ name: "Figures", path: href("/admin/figures"), icon: ChartColumn },
	{ name: "My site", path: "/admin/site", icon: PanelTop },
	{ name: "Videos", path: href("/admin/videos"), icon: Clapperboard },
	{ name: "Stock photos", path: href("/admin/photos"), icon: Images },
];

export const accountItems: readonly NavigationItem[] = [
	{ name: "View the site", path: href("/"), icon: ExternalLink },
	{ name: "Site status", path: href("/admin/status"), icon: Activity },
	{ name: "Settings", path: href("/admin/settings"), icon: SlidersHorizontal },
	{ name: "Guide", path: href("/admin/guide"), icon: BookOpen },
	{ name: "Account", path: href("/admin/account"), icon: UserRound },
];

const isBelow = (path: string, above: string) => path === above || path.startsWith(`${above}/`);

/** "page" on the entry's own page, "true" on a page below it, such as a puppy's page below the list. */
export function currentItem(item: string, path: string): "page" | "true" | undefined {
	const here = path.replace(/\/+$/, "");
	if (here === item) return "page";
	// The pages that edit the site's content are reached from the settings.
	if (item === href("/admin/settings") && isBelow(here, href("/admin/content"))) return "true";
	return item !== href("/admin") && here.startsWith(`${item}/`) ? "true" : undefined;
}
