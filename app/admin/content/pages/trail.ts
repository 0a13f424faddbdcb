import { href } from "react-router";
import { ownPagesDocument } from "~/content/own-pages/document.ts";

/** The breadcrumb to the list of the trainer's own pages. */
export const pagesTrail = [{ name: ownPagesDocument.label, path: href("/admin/content/pages") }];
