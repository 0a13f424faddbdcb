/** The training programs, and the cards beside them that lead elsewhere (specification, section 3). */
import { href } from "react-router";
import { filled } from "~/business/placeholders.ts";
import {
	ADDRESS_MAX,
	addressesOf,
	addressHeldBy,
	addressOf,
	leadsTo,
	withAddresses,
} from "../address.ts";
import { declaredItems } from "../items.ts";
import { programDefaults } from "../program-defaults.ts";
import { programAddress } from "../programs.ts";
import { programFields, serviceFields } from "./program-fields.ts";

export const programsDocument = declaredItems({
	key: "programs",
	label: "Training programs",
	note: "What you offer, and what it costs.",
	path: href("/training-programs"),
	one: "program",
	max: 30,
	fields: programFields,
	sample: () => programDefaults.programs,
	pathOf: programAddress,
	summary: ({ body }) => [body.lead],
	tidy: (item) => ({ ...item, slug: item.slug || addressOf(filled(item.title), ADDRESS_MAX) }),
	check({ slug }, others): Readonly<Record<string, string>> {
		if (!slug) return { slug: "Please write an address for it, such as scent-work." };
		// The address of a program in the trash stays taken.
		const holder = others.find((other) => leadsTo(addressesOf(other), slug));
		return holder ? { slug: addressHeldBy(filled(holder.title)) } : {};
	},
	withAddresses,
});

export const servicesDocument = declaredItems({
	key: "services",
	label: "Related services",
	note: "Cards at the end of a program’s page that lead to something else. In each program’s form, you choose the ones it shows.",
	path: href("/training-programs"),
	one: "card",
	max: 40,
	fields: serviceFields,
	sample: () => programDefaults.services,
	summary: ({ link, info }) => [`${link} · ${info}`],
});
