/** The form of declared fields: its schema, the names of its controls, and its values. */
import { z } from "zod";
import type { Field, Fields, Group, List, ValuesOf } from "./field.ts";

type Part = Fields[string];

/** A stored value: what JSON can hold. */
export type Values = Readonly<Record<string, unknown>>;

export const isGroup = (part: Part): part is Group => part.control === "group";
export const isList = (part: Part): part is List => part.control === "list";

/** The values of a fresh site. */
export function sampleOf<Inner extends Fields>(fields: Inner): ValuesOf<Inner>;
export function sampleOf(fields: Fields): Values {
	return mapFields(fields, (part) => (isGroup(part) ? sampleOf(part.fields) : part.sample));
}

const mapFields = <Value>(fields: Fields, make: (part: Part, name: string) => Value) =>
	Object.fromEntries(Object.entries(fields).map(([name, part]) => [name, make(part, name)]));

/** The values of a new row, before anything is typed. */
const emptyRow = (fields: Fields): Values =>
	mapFields(fields, (part) => (isGroup(part) ? emptyRow(part.fields) : part.sample));

/**
 * Reads stored values. A value that is missing or can't be read, because another version of the site stored it,
 * is the sample's; one that is no longer declared is left out.
 */
export function storedSchema<Inner extends Fields>(fields: Inner): z.ZodType<ValuesOf<Inner>>;
export function storedSchema(fields: Fields): z.ZodType<Values> {
	return storedObject(fields);
}

const storedObject = (fields: Fields): z.ZodType<Values> =>
	z.object(mapFields(fields, storedPart)).catch(() => sampleOf(fields));

function storedPart(part: Part): z.ZodType {
	if (isGroup(part)) return storedObject(part.fields);
	if (isList(part)) {
		const row = z.object({
			id: z.string().regex(rowId),
			...mapFields(part.fields, storedPart),
		});
		return z.array(row).catch(() => [...part.sample]);
	}
	return part.stored.catch(() => part.sample);
}

export const rowId = /^[\w-]{1,40}$/;
const newId = () => crypto.randomUUID();

/** Gives an id to each row that has none, or that has the id of an earlier row. */
function withIds(rows: readonly (Values & { id?: string | undefined })[]) {
	const taken = new Set<string>();
	return rows.map((row) => {
		const id = row.id && !taken.has(row.id) ? row.id : newId();
		taken.add(id);
		return { ...row, id };
	});
}

/** Validates a submitted form, whose values are nested as in the stored value. */
export const formSchema = (fields: Fields): z.ZodType<Values, FormValues> =>
	z.object(mapFields(fields, typedPart));

function typedPart(part: Part): z.ZodType<unknown, FormValue> {
	if (isGroup(part)) return formSchema(part.fields);
	if (!isList(part)) return part.typed;
	const { label, item, min, max, unique } = part;
	const row = z.object({
		id: z.string().regex(rowId).optional().catch(undefined),
		...mapFields(part.fields, typedPart),
	});
	return z
		.array(row)
		.default([])
		.superRefine((rows, context) => {
			if (rows.length < min) {
				context.addIssue({ code: "custom", message: `Please add at least one: ${item}.` });
			}
			if (rows.length > max) {
				context.addIssue({
					code: "custom",
					message: `“${label}” has room for ${max}. Please remove some.`,
				});
			}
			const names = unique ? rows.map((values: Values) => values[unique]) : [];
			const twice = names.findIndex((name, index) => name && names.indexOf(name) < index);
			if (unique && twice >= 0) {
				context.addIssue({
					code: "custom",
					path: [twice, unique],
					message: "Another one above says the same. Please change one of them.",
				});
			}
		})
		.transform(withIds);
}

/** A pattern that matches the names of the form's controls, and `others`. */
export function namePattern(fields: Fields, others: readonly string[] = []): RegExp {
	const escaped = others.map((name) => name.replace(/[^\w-]/g, "\\$&"));
	return new RegExp(`^(?:${[...patternsOf(fields), ...escaped].join("|")})$`);
}

function patternsOf(fields: Fields): string[] {
	return Object.entries(fields).flatMap(([name, part]) => {
		if (isGroup(part)) return patternsOf(part.fields).map((below) => `${name}\\.${below}`);
		if (!isList(part)) return [name];
		const row = [...patternsOf(part.fields), "id"].join("|");
		return [`${name}\\[(?:${indexes(part.max)})\\]\\.(?:${row})`];
	});
}

const indexes = (max: number) => Array.from({ length: max }, (_, index) => index).join("|");

/** The lists of a form by the names of their controls. */
export function listsOf(fields: Fields, within = ""): Map<string, List> {
	const lists = new Map<string, List>();
	for (const [name, part] of Object.entries(fields)) {
		if (isList(part)) lists.set(within + name, part);
		if (isGroup(part)) {
			for (const [path, list] of listsOf(part.fields, `${within}${name}.`)) lists.set(path, list);
		}
	}
	return lists;
}

/** Nested texts, as Conform takes a form's values. */
export interface FormValues {
	readonly [name: string]: FormValue;
}
type FormValue = string | undefined | FormValues | readonly FormValues[];

const rowsIn = (value: unknown): readonly Values[] => (Array.isArray(value) ? value : []);
const valuesIn = (value: unknown): Values =>
	typeof value === "object" && value !== null ? { ...value } : {};

/** The values of the form's controls. */
export function toForm(fields: Fields, values: unknown): FormValues {
	const all = valuesIn(values);
	return Object.fromEntries(
		Object.entries(fields).map(([name, part]) => {
			if (isGroup(part)) return [name, toForm(part.fields, all[name])];
			if (!isList(part)) return [name, part.toText(all[name] ?? part.sample)];
			const rows = rowsIn(all[name]).map((row) => ({
				id: String(row.id ?? ""),
				...toForm(part.fields, row),
			}));
			return [name, rows];
		}),
	);
}

/** The texts of a row that has just been added. */
export const newRow = ({ fields }: List): Readonly<Record<string, string>> =>
	Object.fromEntries(
		Object.entries(toForm(fields, emptyRow(fields))).flatMap(([name, value]) =>
			typeof value === "string" ? [[name, value]] : [],
		),
	);

/** A control of a form: its field, its name, and where it is, such as "What delivery costs: Way 2". */
export interface Place {
	name: string;
	field: Field | List;
	/** The labels from the outermost group to the field itself. */
	trail: readonly string[];
}

/**
 * Every control of a form, in order. `count` tells how many rows a list has.
 */
export function placesOf(
	fields: Fields,
	count: (list: string) => number,
	within = "",
	trail: readonly string[] = [],
): Place[] {
	return Object.entries(fields).flatMap(([own, part]) => {
		const name = within + own;
		const below = [...trail, part.label];
		if (isGroup(part)) return placesOf(part.fields, count, `${name}.`, below);
		if (!isList(part)) return [{ name, field: part, trail: below }];
		const rows = Array.from({ length: count(name) }, (_, index) =>
			placesOf(part.fields, count, `${name}[${index}].`, [...trail, `${part.item} ${index + 1}`]),
		);
		return [{ name, field: part, trail: below }, ...rows.flat()];
	});
}

/** A row's first text, by which people know it; undefined if it has none. */
export function nameOfRow({ fields }: List, row: Values): string | undefined {
	for (const [name, part] of Object.entries(fields)) {
		if (isGroup(part) || isList(part)) continue;
		const text = part.toText(row[name] ?? part.sample).trim();
		if (text) return text;
	}
	return undefined;
}
