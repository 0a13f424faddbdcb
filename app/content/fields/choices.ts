/** Fields whose value is chosen: from options, or from what the site has. */
import { z } from "zod";
import type { Field, Fields, Option, Source } from "./field.ts";
import { isGroup, isList } from "./form.ts";

interface Settings {
	help?: string;
}

/** One of several options. */
export function choice<const Value extends string | number>(
	label: string,
	options: readonly { value: Value; label: string }[],
	sample: NoInfer<Value>,
	settings: Settings = {},
): Field<Value> {
	const chosen = (given: unknown, context: z.RefinementCtx): Value => {
		const option = options.find(({ value }) => String(value) === String(given));
		if (option) return option.value;
		context.addIssue({ code: "custom", message: `Please choose “${label}” from the list.` });
		return z.NEVER;
	};
	return {
		control: "choice",
		label,
		...settings,
		isRequired: true,
		options: options.map((option) => ({ ...option, value: String(option.value) })),
		sample,
		stored: z.unknown().transform(chosen),
		typed: z.string().optional().transform(chosen),
		toText: String,
	};
}

/** Something else of the site, by its id; empty for none. */
export const reference = (
	label: string,
	source: Source,
	{ blank = "None", ...settings }: Settings & { blank?: string } = {},
): Field<string> => ({
	control: "choice",
	label,
	...settings,
	source,
	blank,
	isRequired: false,
	options: [],
	sample: "",
	stored: z.string(),
	typed: z
		.string()
		.regex(/^[\w-]{0,80}$/, `Please choose “${label}” from the list.`)
		.default(""),
	toText: (id) => id,
});

/** The options of references and pictures on this site. */
export type SiteOptions = Partial<Record<Source | "pictures", readonly Option[]>>;

/** Fields with the options that this site has, so that people read what is chosen and not its id. */
export const withSiteOptions = (fields: Fields, options: SiteOptions): Fields =>
	Object.fromEntries(
		Object.entries(fields).map(([name, part]) => {
			if (isGroup(part) || isList(part)) {
				const kinds = isList(part) && part.kinds;
				return [
					name,
					{
						...part,
						fields: withSiteOptions(part.fields, options),
						...(kinds && { kinds: withSiteOptions(kinds, options) }),
					},
				];
			}
			const source = part.control === "picture" ? "pictures" : part.source;
			const own = source && options[source];
			return [name, own ? { ...part, options: own } : part];
		}),
	);
