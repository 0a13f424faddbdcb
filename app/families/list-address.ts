/** What the address of the list of families says: which, how shown, searched, from where on. */
import { href } from "react-router";
import { line, listParameters, oneOf, type Parameter } from "~/platform/list-parameters.ts";
import { type Stage, stageKeys } from "./stages.ts";

/** Longest search that is taken; the rest is left out. */
export const FAMILY_SEARCH_MAX = 100;
/** A greater number of families is shown as "this many and more", and not counted further. */
export const FAMILY_COUNT_MAX = 1_000;

/** Beside the stages: everybody, who waits for an answer, and whose next step is due. */
export const familyFilters = ["all", "waiting for an answer", "due", ...stageKeys] as const;
export type FamilyFilter = (typeof familyFilters)[number];

/** A family's position in the list: the moment, or the day, that orders it, then its number. */
export interface FamilyCursor {
	at: Date | string | number;
	id: number;
}

export interface FamilyListView {
	show: FamilyFilter;
	/** Empty where the address doesn't say: then the screen's width decides. */
	view: "" | "list" | "board";
	search: string;
	/** The page after, or before, a family. */
	after?: FamilyCursor;
	before?: FamilyCursor;
}

const ID_MAX = 2 ** 31 - 1;

/** A cursor as it stands in an address: "1763650000000.12" or "2026-11-22.12". */
const cursor: Parameter<FamilyCursor | undefined> = {
	read: (text) => {
		const [, moment, day, id] = /^(?:(\d{1,14})|(\d{4}-\d{2}-\d{2}))\.(\d{1,10})$/.exec(text) ?? [];
		const at = moment ? new Date(Number(moment)) : day;
		return at && id ? { at, id: Math.min(Number(id), ID_MAX) } : undefined;
	},
	write: (row) => {
		if (!row) return "";
		return `${row.at instanceof Date ? row.at.getTime() : row.at}.${row.id}`;
	},
};

const views = ["", "list", "board"] as const;

const list = listParameters<FamilyListView>(href("/admin/families"), {
	show: oneOf(familyFilters),
	view: oneOf(views),
	search: line(FAMILY_SEARCH_MAX),
	after: cursor,
	before: cursor,
});

export const readFamilyList = list.read;

/** The address of a view; what is not given, or the default, is left out. */
export const familyListAddress = list.address;

/** Whether a filter is a stage. */
export const isStage = (filter: string): filter is Stage =>
	stageKeys.some((stage) => stage === filter);
