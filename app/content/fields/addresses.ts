/** Fields for the addresses of pages whose last part the trainer writes. */
import { z } from "zod";
import { ADDRESS_MAX, notPlain, plainAddress } from "../address.ts";
import type { Field } from "./field.ts";
import { line, lines } from "./texts.ts";

interface Settings {
	help: string;
	/** A valid address, for messages. */
	example: string;
	isRequired?: boolean;
}

/** The last part of a page's address. */
export function pageAddress(
	label: string,
	sample: string,
	{ example, isRequired = true, ...settings }: Settings,
): Field<string> {
	const field = line(label, sample, { ...settings, isRequired, max: ADDRESS_MAX });
	const isPlain = (typed: string) => !typed || plainAddress.test(typed);
	/** Copied from the browser, an address may begin with a slash. */
	const withoutSlashes = z
		.string()
		.optional()
		.transform((typed) =>
			typed
				?.trim()
				.replace(/^\/+|\/+$/g, "")
				.toLowerCase(),
		);
	return {
		...field,
		stored: field.stored.refine((text) => isPlain(text)),
		typed: withoutSlashes.pipe(field.typed).refine(isPlain, notPlain(example)),
	};
}

/** The addresses that a page had before and that still lead to it. They are stored with it and not asked for. */
export function earlierAddresses(): Field<readonly string[]> {
	const field = lines("Earlier addresses", [], { count: 40 });
	const plain = (all: readonly string[]) => all.filter((one) => plainAddress.test(one));
	return { ...field, control: "hidden", typed: field.typed.transform(plain) };
}
