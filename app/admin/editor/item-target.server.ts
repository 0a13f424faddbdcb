/** What the form of one item edits: its part of the document that holds all items of the kind. */

import { randomUUID } from "node:crypto";
import { sampleOf } from "~/content/fields/field.ts";
import {
	fullMessage,
	type Item,
	type ItemsDocument,
	NEW,
	newState,
	undeleted,
	withoutOldTrash,
} from "~/content/items.ts";
import { readSubmissionKey, SUBMISSION_KEY } from "~/platform/forms/hidden-fields.ts";
import { hashOf } from "~/platform/secrets.server.ts";
import type { Target } from "./target.ts";

/** The values of an item's form. An invented item's show what its kind asks for again. */
const formValues = ({ itemFields, kind }: ItemsDocument, item: Item) => ({
	...Object.fromEntries(Object.entries(item).filter(([name]) => name in itemFields)),
	...(item.isSample && kind.unsampled),
});

/** The target of the form for an item, perhaps one in the trash, or of the form that adds one. */
export function itemTarget(document: ItemsDocument, id: string): Target {
	const { kind, itemFields } = document;
	const itemsIn = (values: unknown): readonly Item[] => document.schema.parse(values).items;
	const othersOf = (item: Item, items: readonly Item[]) => items.filter(({ id }) => id !== item.id);
	const tidied = (item: Item, items: readonly Item[]) =>
		kind.tidy?.(item, othersOf(item, items)) ?? item;
	/** The items after the form, and the one that it added or changed. */
	const changedIn = (values: unknown, before: unknown) => {
		const [items, earlier] = [itemsIn(values), itemsIn(before)];
		const isOwn = (item: Item) =>
			id === NEW ? !earlier.some((one) => one.id === item.id) : item.id === id;
		return { items, earlier, own: items.find(isOwn) };
	};
	const find = (values: unknown) => itemsIn(values).find((item) => item.id === id);
	return {
		fields: itemFields,
		isNew: id === NEW,
		read(values) {
			if (id === NEW) return sampleOf(itemFields);
			const item = find(values);
			return item && formValues(document, item);
		},
		deletedAt: (values) => find(values)?.deletedAt ?? "",
		write(values, part, form) {
			const items = withoutOldTrash(itemsIn(values), new Date());
			const changed = { ...(typeof part === "object" && part), isSample: false, deletedAt: "" };
			if (id !== NEW) {
				return {
					items: items.map((item) =>
						item.id === id ? tidied({ ...item, ...changed }, items) : item,
					),
				};
			}
			// A form that is sent twice adds its item once.
			const key = readSubmissionKey(form.get(SUBMISSION_KEY)) ?? randomUUID();
			const own = hashOf(JSON.stringify([key, part])).slice(0, 16);
			if (items.some((item) => item.id === own)) return values;
			const added = tidied({ ...sampleOf(itemFields), ...newState, ...changed, id: own }, items);
			return { items: kind.isAddedFirst ? [added, ...items] : [...items, added] };
		},
		unseen(values, before) {
			const { items, own } = changedIn(values, before);
			if (own?.isHidden) return "It is hidden.";
			const flag = own && kind.flags?.(own, items).find(({ isBad }) => isBad);
			return flag && `${flag.text}.`;
		},
		problems(values, before) {
			const { items, earlier, own } = changedIn(values, before);
			const isGrown = undeleted(items).length > undeleted(earlier).length;
			if (isGrown && undeleted(items).length > kind.max) return { "": fullMessage(kind) };
			return (own && kind.check?.(own, othersOf(own, items))) ?? {};
		},
	};
}
