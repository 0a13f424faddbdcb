/** The document with the programs and the cards beside them. */
import { href } from "react-router";
import { z } from "zod";
import type { ProgramsContent } from "~/business/program.ts";
import { programDefaults } from "~/business/program-defaults.ts";
import { OVERVIEW } from "~/business/programs.ts";
import { plainAddress } from "../address.ts";
import type { ContentDocument } from "../document.ts";
import { storedPicture } from "../picture.ts";
import { withProgramAddresses } from "./program-changes.ts";

const list = z.object({ title: z.string(), items: z.array(z.string()) });
const offerState = {
	isShown: z.boolean().default(true),
	deletedAt: z.string().optional(),
	addedBy: z.string().optional(),
};
const names = z.array(z.string());

const program = z.object({
	key: z.string().min(1),
	slug: z.string().regex(plainAddress).optional().catch(undefined),
	formerSlugs: z.array(z.string()).optional(),
	title: z.string(),
	body: z.object({
		title: z.string(),
		lead: z.string(),
		info: z.string(),
		picture: storedPicture,
		imageCaption: z.string(),
		moreInfo: list,
		related: names,
	}),
	rates: z.array(
		z.object({ name: z.string(), includes: z.string(), price: z.string(), unit: z.string() }),
	),
	...offerState,
});

const service = z.object({
	id: z.string().min(1),
	title: z.string(),
	info: z.string(),
	link: z.string(),
	...offerState,
});

export const programsDocument: ContentDocument<ProgramsContent> = {
	key: "programs",
	label: "Programs and related services",
	schema: z.object({
		overview: z.object({
			title: z.string(),
			heading: z.string(),
			lead: z.string(),
			info: z.string(),
			description: z.string(),
			moreInfo: list,
			beginning: z.object({ title: z.string(), price: z.string(), text: z.string() }),
			related: names,
		}),
		programs: z.array(program),
		services: z.array(service),
		home: names,
		footer: names,
	}),
	defaults: () => programDefaults,
	withAddresses: withProgramAddresses,
	path: OVERVIEW,
	editPath: href("/admin/content/programs"),
};
