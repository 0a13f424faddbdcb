/** Lists how two values of declared fields differ, in the labels of their form. */
import { cutAtWord } from "~/business/head.ts";
import type { Fields, List } from "./field.ts";
import { fieldsOfRow, isGroup, isList, nameOfRow, rowsIn, type Values, valuesIn } from "./form.ts";

/** One place where two versions differ. The text is empty for a version that has nothing there. */
export interface Difference {
	/** The path of the value: its names, and `#` with the id of a row. */
	path: string;
	/** For people, such as "What delivery costs: Way “We fly”: Price". */
	where: string;
	from: string;
	to: string;
}

/** The most characters of a row's name. */
const NAME_MAX = 40;

type Row = Values & { readonly id: string };
const withIds = (value: unknown): Row[] =>
	rowsIn(value).map((row) => ({ ...row, id: String(row.id) }));

/** A row as people know it: “We fly”, or its number if it has no text. */
const titleOf = (list: List, row: Row, index: number) => {
	const name = nameOfRow(list, row);
	return name ? `${list.item} “${cutAtWord(name, NAME_MAX)}”` : `${list.item} ${index + 1}`;
};

/** A row's texts, one per line. */
const textOfRow = (list: List, row: Row) =>
	differencesOf(fieldsOfRow(list, row), {}, row, "", "")
		.map(({ where, to }) => `${where}: ${to}`)
		.join("\n");

const orderOf = (list: List, rows: readonly Row[]) =>
	rows.map((row, index) => nameOfRow(list, row) ?? `${list.item} ${index + 1}`).join(", ");

/** Everything that differs between two values, in the order of the form. */
export const differencesBetween = (fields: Fields, from: unknown, to: unknown): Difference[] =>
	differencesOf(fields, from, to, "", "");

function differencesOf(
	fields: Fields,
	from: unknown,
	to: unknown,
	path: string,
	where: string,
): Difference[] {
	const [before, after] = [valuesIn(from), valuesIn(to)];
	return Object.entries(fields).flatMap(([name, part]) => {
		const place = { path: path + name, where: where + part.label };
		if (isGroup(part)) {
			const [was, is] = [before[name], after[name]];
			return differencesOf(part.fields, was, is, `${place.path}.`, `${place.where}: `);
		}
		if (isList(part)) return rowDifferences(part, before[name], after[name], place.path, where);
		const [was, is] = [before[name], after[name]].map((value) =>
			// A box that is not there yet is one that isn't checked.
			value === undefined && part.control !== "box" ? "" : textFor(part, value),
		);
		return was === is ? [] : [{ ...place, from: was ?? "", to: is ?? "" }];
	});
}

/** A value as people read it: the label of a choice, and not what is stored. */
function textFor(field: Exclude<Fields[string], { control: "group" | "list" }>, value: unknown) {
	const text = field.toText(value);
	if (field.control === "box") return text ? "Yes" : "No";
	return field.options?.find((option) => option.value === text)?.label ?? text;
}

function rowDifferences(
	list: List,
	from: unknown,
	to: unknown,
	path: string,
	where: string,
): Difference[] {
	const [before, after] = [withIds(from), withIds(to)];
	const found: Difference[] = [];
	for (const [index, row] of after.entries()) {
		const was = before.find(({ id }) => id === row.id);
		const place = { path: `${path}#${row.id}`, where: where + titleOf(list, was ?? row, index) };
		if (!was) found.push({ ...place, from: "", to: textOfRow(list, row) });
		else {
			const fields = fieldsOfRow(list, row);
			found.push(...differencesOf(fields, was, row, `${place.path}.`, `${place.where}: `));
		}
	}
	for (const [index, row] of before.entries()) {
		if (after.some(({ id }) => id === row.id)) continue;
		const place = { path: `${path}#${row.id}`, where: where + titleOf(list, row, index) };
		found.push({ ...place, from: textOfRow(list, row), to: "" });
	}
	const kept = (rows: readonly Row[], others: readonly Row[]) =>
		rows.filter(({ id }) => others.some((other) => other.id === id));
	const [was, is] = [kept(before, after), kept(after, before)];
	const hasMoved = was.some(({ id }, index) => is[index]?.id !== id);
	if (hasMoved) {
		const [order, now] = [orderOf(list, was), orderOf(list, is)];
		found.push({ path, where: `${where}${list.label}: order`, from: order, to: now });
	}
	return found;
}
