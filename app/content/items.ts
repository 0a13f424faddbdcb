/**
 * Content that has items of its own, such as testimonials or programs. A kind of items is declared once, as fields;
 * its list, the form of an item, the trash, the history and the import follow from that. Visitors see the items in
 * the order of the list. The items of a kind are one document, so that they are published together.
 */
import { href } from "react-router";
import { z } from "zod";
import { MS_PER_DAY } from "~/business/days.ts";
import { capital } from "~/platform/capital.ts";
import type { DeclaredDocument } from "./declared.ts";
import type { ContentDocument } from "./document.ts";
import { box, type Field, type Fields, list, type ValuesOf } from "./fields/field.ts";
import { nameOfRow, rowId, storedSchema } from "./fields/form.ts";

/** How many days a deleted item can be restored, and the most deleted ones that are kept. */
export const TRASH_DAYS = 30;
const TRASH_MAX = 200;

const deletedAt: Field<string> = {
	// Histories say whether it was deleted, and not at which millisecond.
	control: "box",
	label: "Deleted",
	isRequired: false,
	sample: "",
	stored: z.string(),
	typed: z.union([z.literal(""), z.iso.datetime()]).default(""),
	toText: (moment) => moment,
};

/** What is stored with every item, and not asked for in its form. */
const state = {
	isHidden: box("Hidden", false),
	/** Whether it came with the site, is invented, and was not rewritten. */
	isSample: box("Sample", false),
	/** When it was moved to the trash, in ISO 8601; empty outside it. */
	deletedAt,
};

/** An item of a kind with these fields. Its id never changes. */
export type ItemOf<Inner extends Fields> = { readonly id: string } & ValuesOf<Inner> &
	ValuesOf<typeof state>;

/** What every item has, whatever the fields of its kind. */
export type Item = { readonly id: string } & ValuesOf<typeof state>;

/** A remark about an item in the list. */
export interface Flag {
	text: string;
	/** Visitors don't see the item because of it. */
	isBad?: boolean;
}

/** What a kind of items says about itself, beside its document. */
interface Kind<One> {
	/** One of them, such as "testimonial". */
	one: string;
	/** The most items outside the trash. */
	max: number;
	/** Whether a new item comes first; otherwise it comes last. */
	isAddedFirst?: true;
	/** The items of a fresh site, made anew on each call because their days depend on the day on which it began. */
	sample(): readonly One[];
	/** Set if the sample is invented, so that it can be removed: what the list says about it. */
	sampleNote?: string;
	/** What the form of an item of the sample shows in place of its values. */
	unsampled?: Readonly<Record<string, unknown>>;
	/** The lines about an item in the list. */
	summary(item: One): readonly string[];
	flags?(item: One, items: readonly One[]): readonly Flag[];
	/** Completes an item before it is saved. */
	tidy?(item: One, others: readonly One[]): One;
	/** What is wrong with an item whose fields are each valid, by the names of the controls to correct. */
	check?(item: One, others: readonly One[]): Readonly<Record<string, string>>;
	/** The address of an item's page on the site, if it has one of its own. */
	pathOf?(item: One): string;
}

interface Content<One> {
	readonly items: readonly One[];
}

interface Declaration<One, Inner extends Fields>
	extends Kind<One>,
		Pick<ContentDocument<Content<One>>, "key" | "label" | "path" | "withAddresses"> {
	/** One line under the title of the list. */
	note?: string;
	fields: Inner;
}

/** A document that holds the items of a kind. */
export interface ItemsDocument<One extends Item = Item>
	extends DeclaredDocument<Fields, Content<One>> {
	readonly kind: Kind<One>;
	/** The fields of an item's form; `fields` has the list of the items, as histories and comparisons see it. */
	readonly itemFields: Fields;
}

/** The address of the list of a kind. */
export const listAddress = (key: string) => href("/admin/content/lists/:list", { list: key });

/** The address of an item's form. */
export const itemAddress = (key: string, item: string) =>
	href("/admin/content/lists/:list/:item", { list: key, item });

/** In the place of an item's id: the form that adds one. */
export const NEW = "new";

/** A kind of items, whose list, form, stored schema and history follow from its fields. */
export function declaredItems<const Inner extends Fields>(
	declaration: Declaration<ItemOf<Inner>, Inner>,
): ItemsDocument<ItemOf<Inner>>;
export function declaredItems(declaration: Declaration<Item, Fields>): ItemsDocument {
	const { key, label, note, path, fields, withAddresses, ...kind } = declaration;
	const { one, max, sample, sampleNote } = kind;
	const all = { ...fields, ...state };
	const item = capital(one);
	const own = z.object({ id: z.string().regex(rowId) }).and(storedSchema(all));
	return {
		key,
		label,
		...(note && { note }),
		...(sample().length === 0 && { hasNoSample: true }),
		path,
		...(withAddresses && { withAddresses }),
		kind,
		fields: { items: list(label, { item, fields: all, max: max + TRASH_MAX }) },
		itemFields: fields,
		schema: z.object({ items: z.array(own) }),
		defaults: () => ({ items: sample() }),
		...(sampleNote && {
			withoutSample: ({ items }: Content<Item>) => ({
				items: items.filter(({ isSample }) => !isSample),
			}),
		}),
		check({ items }) {
			if (undeleted(items).length > max) return { items: fullMessage(kind) };
			const problems = items.flatMap((item, index) => {
				const others = items.filter((other) => other !== item);
				const found = Object.entries(kind.check?.(item, others) ?? {});
				return found.map(([name, message]) => [`items[${index}].${name}`, message] as const);
			});
			return Object.fromEntries(problems);
		},
		editPath: listAddress(key),
	};
}

/** The values of an item before anything is known about it. */
export const newState = { isHidden: false, isSample: false, deletedAt: "" } as const;

/** The item as people know it. */
export function nameOf({ fields }: ItemsDocument, item: Item): string {
	const { items } = fields;
	return (items?.control === "list" && nameOfRow(items, { ...item })) || "(no name)";
}

type Items = readonly Item[];

/** The items that are not in the trash. */
export const undeleted = <One extends Pick<Item, "deletedAt">>(items: readonly One[]): One[] =>
	items.filter((item) => !item.deletedAt);

/** The items that visitors see, in order. */
export const shown = <One extends Pick<Item, "deletedAt" | "isHidden">>(
	items: readonly One[],
): One[] => undeleted(items).filter(({ isHidden }) => !isHidden);

export const fullMessage = ({ max, one }: Pick<Kind<never>, "max" | "one">) =>
	`There is room for ${max}. Please delete a ${one} first.`;

/** The items without those whose time in the trash is over, or for which the trash has no room. */
export function withoutOldTrash(items: Items, now: Date): Items {
	const oldest = new Date(now.getTime() - TRASH_DAYS * MS_PER_DAY).toISOString();
	const deletions = items.map((item) => item.deletedAt).filter((moment) => moment > oldest);
	const newest = new Set(deletions.toSorted().slice(-TRASH_MAX));
	return items.filter((item) => !item.deletedAt || newest.has(item.deletedAt));
}

/** Moves an item one place up or down among those that are not deleted. At either end, nothing changes. */
function moved(items: Items, item: Item, step: -1 | 1): Items {
	const order = undeleted(items);
	const other = order[order.indexOf(item) + step];
	if (!other || item.deletedAt) return items;
	return items.map((one) => (one === item ? other : one === other ? item : one));
}

export const itemButtons = ["up", "down", "hide", "show", "delete", "restore"] as const;
export type ItemButton = (typeof itemButtons)[number];

/** The items after a button was pressed, or why it can't be done. */
export function afterButton(
	{ kind }: ItemsDocument,
	all: Items,
	{ button, id, now }: { button: ItemButton; id: string; now: Date },
): Items | "gone" | "full" {
	const items = withoutOldTrash(all, now);
	const item = items.find((one) => one.id === id);
	if (!item) return "gone";
	if (button === "up" || button === "down") return moved(items, item, button === "up" ? -1 : 1);
	const isFull = undeleted(items).length >= kind.max;
	if (button === "restore" && item.deletedAt && isFull) return "full";
	const changes: Record<Exclude<ItemButton, "up" | "down">, object> = {
		hide: { isHidden: true },
		show: { isHidden: false },
		delete: { deletedAt: now.toISOString() },
		restore: { deletedAt: "" },
	};
	return items.map((one) => (one === item ? { ...one, ...changes[button] } : one));
}
