/** The admin's places, in the order in which they stand at the side. */
import {
	Clapperboard,
	ExternalLink,
	type IconNode,
	Images,
	Inbox,
	LayoutGrid,
	PawPrint,
	Search,
	UserRound,
} from "lucide";
import { href } from "react-router";

interface Place {
	name: string;
	path: string;
	icon: IconNode;
}

export const places: readonly Place[] = [
	{ name: "Search", path: href("/admin/search"), icon: Search },
	{ name: "Dashboard", path: href("/admin"), icon: LayoutGrid },
	{ name: "Puppies", path: href("/admin/puppies"), icon: PawPrint },
	{ name: "Contacts", path: href("/admin/contacts"), icon: Inbox },
	{ name: "Videos", path: href("/admin/videos"), icon: Clapperboard },
	{ name: "Stock photos", path: href("/admin/photos"), icon: Images },
];

export const ownPlaces: readonly Place[] = [
	{ name: "View the site", path: href("/"), icon: ExternalLink },
	{ name: "Account", path: href("/admin/account"), icon: UserRound },
];

/** "page" on the place's own page, "true" on one below it, such as a puppy's below the list. */
export function currentPlace(place: string, path: string): "page" | "true" | undefined {
	const here = path.replace(/\/+$/, "");
	if (here === place) return "page";
	return place !== href("/admin") && here.startsWith(`${place}/`) ? "true" : undefined;
}
