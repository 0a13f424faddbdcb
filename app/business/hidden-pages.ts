/** Pages that the trainer has hidden: nothing links to them. */
import { publicSettings } from "#public-settings";

/** Whether visitors see a page; an address may end with a place on it. */
export function isPageShown(address: string): boolean {
	const [path = ""] = address.split("#");
	return !publicSettings.hiddenPages?.includes(path);
}
