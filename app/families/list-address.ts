/** The URL parameters of the family list: filter, view, search and page cursor. */
import { href } from "react-router";
import type { Cursor } from "~/platform/database/lists.server.ts";
import { line, listParameters, oneOf, type Parameter } from "~/platform/list-parameters.ts";
import { isDay } from "~/platform/text.ts";
import { stageKeys } from "./stages.ts";

/** Maximum length of a search; the rest is cut off. */
export const FAMILY_SEARCH_MAX = 100;
/** Name of the field with a search for a family in a form that asks for one. */
export const FAMILY_SEARCH = "familySearch";

/**
 * All filters: everybody, families that wait for an answer, families whose next step is due, and
 * one filter for each stage.
 */
export const familyFilters = ["all", "waiting for an answer", "due", ...stageKeys] as const;
export type FamilyFilter = (typeof familyFilters)[number];

const ID_MAX = 2 ** 31 - 1;

/** A row's position in a list, as written in a URL: "1763650000000.12" or "2026-11-22.12". */
export const cursor: Parameter<Cursor | undefined> = {
	read: (text) => {
		const [, moment, day, id] = /^(?:(\d{1,14})|(\d{4}-\d{2}-\d{2}))\.(\d{1,10})$/.exec(text) ?? [];
		const at = moment ? new Date(Number(moment)) : isDay(day ?? "") && day;
		return at && id ? { at, id: Math.min(Number(id), ID_MAX) } : undefined;
	},
	write: (row) => {
		if (!row) return "";
		return `${row.at instanceof Date ? row.at.getTime() : row.at}.${row.id}`;
	},
};

const list = listParameters(href("/admin/families"), {
	show: oneOf(familyFilters),
	view: oneOf(["list", "board"]),
	search: line(FAMILY_SEARCH_MAX),
	/** Shows the page after, or before, this family. */
	after: cursor,
	before: cursor,
});
export type FamilyListView = ReturnType<typeof list.read>;

export const readFamilyList = list.read;

export const familyListQuery = list.query;

/** The URL of a view. Parameters that are missing or have their default value are left out. */
export const familyListAddress = list.address;
