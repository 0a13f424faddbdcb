/** Finds the list and the entry that a route's URL names. */
import { data } from "react-router";
import { praiseState } from "~/content/praise/commands.server.ts";
import type { PraiseKind } from "~/content/praise/item.ts";
import { praiseKindOf } from "./words.ts";

/** @throws 404 if there is no such list. */
export function kindIn(params: { kind: string }): PraiseKind {
	const kind = praiseKindOf(params.kind);
	if (!kind) throw data(null, { status: 404 });
	return kind;
}

/**
 * Finds an entry, including one in the trash.
 * @throws 404 if there is no such list or entry.
 */
export async function itemIn(params: { kind: string; item: string }) {
	const kind = kindIn(params);
	const { value, ...state } = await praiseState(kind);
	const item = value.items.find(({ id }) => id === params.item);
	if (!item) throw data(null, { status: 404 });
	return { kind, item, state };
}
