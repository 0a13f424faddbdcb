/**
 * Merges what two people changed in the same values. A form carries the values that it was rendered from
 * ("base"). Compared with them, a change that only one person made is kept; where both changed the same value,
 * the second one decides. Pure functions over values that JSON can hold.
 */

/** A row of a list, which keeps its id wherever it is moved. */
interface Row {
	readonly id: string;
	readonly [name: string]: unknown;
}

interface Versions {
	/** The values that the form was rendered from. */
	base: unknown;
	stored: unknown;
	submitted: unknown;
}

/** The merged values, and the paths of those that both changed. For these the submitted value was taken. */
export interface Merged {
	value: unknown;
	/** Names joined by dots, and `#` with the id of a row: `cost.ways#a1.price`. */
	conflicts: string[];
}

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
	typeof value === "object" && value !== null && !Array.isArray(value);
const isRow = (value: unknown): value is Row => isRecord(value) && typeof value.id === "string";
const areRows = (value: unknown): value is readonly Row[] =>
	Array.isArray(value) && value.every(isRow);

/** Whether two values are the same. A missing value is the same as `undefined`. */
export function isSame(one: unknown, other: unknown): boolean {
	if (Array.isArray(one) && Array.isArray(other)) {
		return one.length === other.length && one.every((item, index) => isSame(item, other[index]));
	}
	if (isRecord(one) && isRecord(other)) {
		const names = new Set([...Object.keys(one), ...Object.keys(other)]);
		return [...names].every((name) => isSame(one[name], other[name]));
	}
	return one === other;
}

export function mergeEdits(versions: Versions): Merged {
	const conflicts: string[] = [];
	return { value: merge(versions, "", conflicts), conflicts };
}

function merge({ base, stored, submitted }: Versions, path: string, conflicts: string[]): unknown {
	if (isSame(stored, submitted) || isSame(base, stored)) return submitted;
	if (isSame(base, submitted)) return stored;
	if (isRecord(base) && isRecord(stored) && isRecord(submitted)) {
		const names = new Set([...Object.keys(stored), ...Object.keys(submitted)]);
		const within = path ? `${path}.` : "";
		return Object.fromEntries(
			[...names].map((name) => [
				name,
				merge(
					{ base: base[name], stored: stored[name], submitted: submitted[name] },
					within + name,
					conflicts,
				),
			]),
		);
	}
	if (areRows(base) && areRows(stored) && areRows(submitted)) {
		return mergeRows({ base, stored, submitted }, path, conflicts);
	}
	conflicts.push(path);
	return submitted;
}

interface Lists {
	base: readonly Row[];
	stored: readonly Row[];
	submitted: readonly Row[];
}

const rowOf = (rows: readonly Row[], id: string) => rows.find((row) => row.id === id);
const idsIn = (rows: readonly Row[], others: readonly Row[]) =>
	rows.filter(({ id }) => rowOf(others, id)).map(({ id }) => id);
/** Whether the rows that both lists have are in another order. */
const isMoved = (rows: readonly Row[], others: readonly Row[]) =>
	!isSame(idsIn(rows, others), idsIn(others, rows));

function mergeRows({ base, stored, submitted }: Lists, path: string, conflicts: string[]): Row[] {
	const hasMoved = isMoved(submitted, base);
	if (hasMoved && isMoved(stored, base) && isMoved(submitted, stored)) conflicts.push(path);
	const [first, second] = hasMoved ? [submitted, stored] : [stored, submitted];
	return withOthers(first, second).flatMap((id) => {
		const row = mergeRow(id, { base, stored, submitted }, `${path}#${id}`, conflicts);
		return row ? [row] : [];
	});
}

/** The ids of the first list, with those that only the second has, each after the row before it there. */
function withOthers(first: readonly Row[], second: readonly Row[]): string[] {
	const ids = first.map(({ id }) => id);
	for (const [index, { id }] of second.entries()) {
		if (ids.includes(id)) continue;
		const before = second[index - 1];
		ids.splice(before ? ids.indexOf(before.id) + 1 : 0, 0, id);
	}
	return ids;
}

function mergeRow(id: string, lists: Lists, path: string, conflicts: string[]): Row | undefined {
	const [was, theirs, mine] = [lists.base, lists.stored, lists.submitted].map((rows) =>
		rowOf(rows, id),
	);
	if (theirs && mine) {
		const value = merge({ base: was ?? {}, stored: theirs, submitted: mine }, path, conflicts);
		return isRow(value) ? value : mine;
	}
	// One of them removed it. If the other one changed it meanwhile, that is not lost without a question.
	if (was && theirs && !isSame(was, theirs)) conflicts.push(path);
	if (was && mine && !isSame(was, mine)) {
		conflicts.push(path);
		return mine;
	}
	return was ? undefined : (mine ?? theirs);
}

/** A copy of `value` in which the value at a path is the one that `other` has there. */
export function takeFrom(value: unknown, other: unknown, path: string): unknown {
	if (!path) return other;
	const [, head = "", rest = ""] = /^([^.#]+|#[^.#]+)\.?(.*)$/.exec(path) ?? [];
	if (head.startsWith("#")) {
		if (!areRows(value) || !areRows(other)) return value;
		const id = head.slice(1);
		const theirs = rowOf(other, id);
		if (!theirs) return value.filter((row) => row.id !== id);
		const taken = (row: Row) => (rest ? takeFrom(row, theirs, rest) : theirs);
		if (rowOf(value, id)) return value.map((row) => (row.id === id ? taken(row) : row));
		return withOthers(value, other).flatMap((one) =>
			one === id ? [theirs] : (rowOf(value, one) ?? []),
		);
	}
	if (!isRecord(value) || !isRecord(other)) return value;
	if (rest) return { ...value, [head]: takeFrom(value[head], other[head], rest) };
	if (areRows(value[head]) && areRows(other[head])) {
		return { ...value, [head]: inOrderOf(value[head], other[head]) };
	}
	return { ...value, [head]: other[head] };
}

/** Rows in the order in which another list has them; those that it doesn't have keep their place behind. */
const inOrderOf = (rows: readonly Row[], others: readonly Row[]): Row[] =>
	withOthers(
		others.filter(({ id }) => rowOf(rows, id)),
		rows,
	).flatMap((id) => rowOf(rows, id) ?? []);
