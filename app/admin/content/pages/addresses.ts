import { href } from "react-router";

/** Where a page of the trainer's own is edited. */
export const pageAddress = (pageId: string) =>
	href("/admin/content/pages/edit/:pageId", { pageId });

/** Where a block of it is edited. */
export const blockAddress = (pageId: string, blockId: string) =>
	href("/admin/content/pages/edit/:pageId/:blockId", { pageId, blockId });
