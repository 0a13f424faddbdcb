/** The document with the delivery page's content. */
import { href } from "react-router";
import { z } from "zod";
import { type DeliveryContent, deliveryDefaults } from "~/business/delivery.ts";
import type { ContentDocument } from "../document.ts";

const titled = z.object({ title: z.string(), text: z.string() });
const list = z.object({ title: z.string(), items: z.array(z.string()) });

export const deliveryDocument: ContentDocument<DeliveryContent> = {
	key: "delivery",
	label: "Delivery",
	schema: z.object({
		title: z.string(),
		lead: z.string(),
		description: z.string(),
		ways: titled.extend({ near: titled, far: titled, between: z.string() }),
		rules: list,
		cost: titled.extend({ ways: z.array(z.object({ way: z.string(), price: z.string() })) }),
		after: titled.extend({ moments: z.array(titled.extend({ when: z.string() })) }),
		included: list,
		next: z.string(),
	}),
	defaults: () => deliveryDefaults,
	path: href("/puppy-delivery"),
	editPath: href("/admin/content/delivery"),
};
