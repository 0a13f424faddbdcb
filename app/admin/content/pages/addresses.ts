import { href } from "react-router";

/** Address of the screen that edits one of the trainer's own pages. */
export const pageAddress = (pageId: string) =>
	href("/admin/content/pages/edit/:pageId", { pageId });

/** Address of the screen that edits a block of such a page. */
export const blockAddress = (pageId: string, blockId: string) =>
	href("/admin/content/pages/edit/:pageId/:blockId", { pageId, blockId });
