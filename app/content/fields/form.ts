/** The form of declared fields: its schema, the names of its controls, and its values. */
import { z } from "zod";
import {
	type Field,
	type Fields,
	type Group,
	type List,
	sampleOf,
	type ValuesOf,
} from "./field.ts";

type Part = Fields[string];

/** A stored value: what JSON can hold. */
export type Values = Readonly<Record<string, unknown>>;

export const isGroup = (part: Part): part is Group => part.control === "group";
export const isList = (part: Part): part is List => part.control === "list";

const mapFields = <Value>(fields: Fields, make: (part: Part, name: string) => Value) =>
	Object.fromEntries(Object.entries(fields).map(([name, part]) => [name, make(part, name)]));

/** The fields of a row, which in a list with kinds are those of its kind. */
export const fieldsOfRow = ({ fields, kinds }: List, row: Values): Fields =>
	kinds?.[String(row.kind)]?.fields ?? fields;

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
		const row = rowSchema<unknown>(part, z.string().regex(rowId), storedPart);
		// One row that can't be read doesn't take the others along.
		return z
			.array(row.optional().catch(undefined))
			.transform((rows) => rows.filter((each) => each !== undefined))
			.catch(() => [...part.sample]);
	}
	return part.stored.catch(() => part.sample);
}

/** The schema of a list's rows: of one kind, or of the kind that each names. */
function rowSchema<Given>(
	list: List,
	id: z.ZodType<string | undefined, Given>,
	make: (part: Part) => z.ZodType<unknown, Given>,
): z.ZodType<Values & { id?: string | undefined }, Readonly<Record<string, Given | string>>> {
	const [first, ...others] = Object.entries(list.kinds ?? {}).map(([kind, { fields }]) =>
		z.object({ ...mapFields(fields, make), id, kind: z.literal(kind) }),
	);
	if (!first) return z.object({ ...mapFields(list.fields, make), id });
	const unknown = "This kind of row is unknown. Please remove it.";
	return z.discriminatedUnion("kind", [first, ...others], unknown);
}

export const rowId = /^[\w-]{1,40}$/;

/** Gives an id to each row that has none, or that has the id of an earlier row. */
function withIds(rows: readonly (Values & { id?: string | undefined })[]) {
	const taken = new Set<string>();
	return rows.map((row) => {
		const id = row.id && !taken.has(row.id) ? row.id : crypto.randomUUID();
		taken.add(id);
		return { ...row, id };
	});
}

/** Validates a submitted form, whose values are nested as in the stored value. */
export const formSchema = (fields: Fields): z.ZodType<Values, FormValues> =>
	z.object(mapFields(fields, typedPart));

function typedPart(part: Part): z.ZodType<unknown, FormValue> {
	// A form leaves out a group of which no box is checked.
	if (isGroup(part)) return formSchema(part.fields).prefault({});
	if (!isList(part)) return part.typed;
	const { label, item, min, max, unique } = part;
	return z
		.array(rowSchema(part, z.string().regex(rowId).optional().catch(undefined), typedPart))
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
		const row = [...patternsOf(part.fields), "id", ...(part.kinds ? ["kind"] : [])].join("|");
		return [`${name}\\[(?:${indexes(part.max)})\\]\\.(?:${row})`];
	});
}

const indexes = (max: number) => Array.from({ length: max }, (_, index) => index).join("|");

/** The list with this name in a form, such as `cost.ways` or `blocks[2].rows`; undefined if there is none. */
export function listAt(fields: Fields, name: string): List | undefined {
	const [, own = "", index, rest] = /^(\w+)(?:\[(\d{1,4})\])?(?:\.(.+))?$/.exec(name) ?? [];
	const part = Object.hasOwn(fields, own) ? fields[own] : undefined;
	if (!part) return undefined;
	if (isList(part) && !rest) return index === undefined ? part : undefined;
	const isBelow = isGroup(part) ? index === undefined : isList(part) && Number(index) < part.max;
	return isBelow && rest && "fields" in part ? listAt(part.fields, rest) : undefined;
}

/** Nested texts, as Conform takes a form's values. */
export interface FormValues {
	readonly [name: string]: FormValue;
}
type FormValue = string | undefined | FormValues | readonly FormValues[];

/** A value as the values of fields, and as the rows of a list. Nothing else has any. */
export const valuesIn = (value: unknown): Values =>
	typeof value === "object" && value !== null ? { ...value } : {};
export const rowsIn = (value: unknown): readonly Values[] =>
	Array.isArray(value) ? value.map(valuesIn) : [];

/** The values of the form's controls. */
export function toForm(fields: Fields, values: unknown): FormValues {
	const all = valuesIn(values);
	return Object.fromEntries(
		Object.entries(fields).map(([name, part]) => {
			if (isGroup(part)) return [name, toForm(part.fields, all[name])];
			if (!isList(part)) return [name, part.toText(all[name] ?? part.sample)];
			const rows = rowsIn(all[name]).map((row) => ({
				id: String(row.id ?? ""),
				...(part.kinds && { kind: String(row.kind) }),
				...toForm(fieldsOfRow(part, row), row),
			}));
			return [name, rows];
		}),
	);
}

/** The texts of a row that has just been added, in a list with kinds one of this kind. */
export function newRow(list: List, kind?: string): Readonly<Record<string, string>> {
	const row = kind === undefined ? {} : { kind };
	const fields = fieldsOfRow(list, row);
	const texts = Object.entries(toForm(fields, sampleOf(fields))).flatMap(([name, value]) =>
		typeof value === "string" ? [[name, value]] : [],
	);
	return { ...row, ...Object.fromEntries(texts) };
}

/** A field with a value, and where it is. */
export interface Given {
	/** The name of its control, such as `cost.ways[0].price`. */
	name: string;
	/** Its place, whatever the order of the rows is, such as `cost.ways#a1.price`. */
	path: string;
	field: Field;
	value: unknown;
}

/** Every field of a value, those of the rows that it has included, in the order of the form. */
export function givenIn(fields: Fields, values: unknown, within = "", under = within): Given[] {
	const all = valuesIn(values);
	return Object.entries(fields).flatMap(([own, part]) => {
		const [name, path, value] = [within + own, under + own, all[own]];
		if (isGroup(part)) return givenIn(part.fields, value, `${name}.`, `${path}.`);
		if (!isList(part)) return [{ name, path, field: part, value }];
		return rowsIn(value).flatMap((row, index) =>
			givenIn(fieldsOfRow(part, row), row, `${name}[${index}].`, `${path}#${row.id}.`),
		);
	});
}

/** A control or a list of a form, and its name. */
interface Place {
	name: string;
	field: Field | List;
}

/** Every control and list of a form, in order. `count` tells how many rows a list has. */
export function placesOf(fields: Fields, count: (list: string) => number, within = ""): Place[] {
	return Object.entries(fields).flatMap(([own, part]) => {
		const name = within + own;
		if (isGroup(part)) return placesOf(part.fields, count, `${name}.`);
		if (!isList(part)) return [{ name, field: part }];
		const rows = Array.from({ length: count(name) }, (_, index) =>
			placesOf(part.fields, count, `${name}[${index}].`),
		);
		return [{ name, field: part }, ...rows.flat()];
	});
}

/** A row's first text, by which people know it; undefined if it has none. */
export function nameOfRow(list: List, row: Values): string | undefined {
	for (const [name, part] of Object.entries(fieldsOfRow(list, row))) {
		if (isGroup(part) || isList(part)) continue;
		const text = part.toText(row[name] ?? part.sample).trim();
		if (text) return text;
	}
	return undefined;
}
