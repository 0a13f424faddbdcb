import { href } from "react-router";
import { ownPagesDocument } from "~/content/own-pages/document.ts";

/** The way to a page's screens. */
export const pagesTrail = [{ name: ownPagesDocument.label, path: href("/admin/content/pages") }];
