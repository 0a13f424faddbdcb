/** Pages that the trainer has hidden, to which nothing links. */
import { publicSettings } from "#public-settings";

/** Whether visitors can see a page. The address may have a fragment. */
export function isPageShown(address: string): boolean {
	const [path = ""] = address.split("#");
	return !publicSettings.hiddenPages?.includes(path);
}
