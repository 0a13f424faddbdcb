/** Helpers shared by the loaders and actions of the admin's puppy pages. */
import { z } from "zod";
import { parseButtons } from "~/platform/forms/parse-form.server.ts";
import { readId } from "~/platform/ids.ts";

const schema = z.object({
	intent: z.string().default(""),
	id: z.string().optional().transform(readId),
});

/** Reads a form with only a button: what to do, and with which puppy. */
export const readButton = (request: Request) => parseButtons(request, schema);

const NAME_SHOWN = 60;

/** A name cut short enough for a toast. */
export const shortName = (name: string) =>
	name.length > NAME_SHOWN ? `${name.slice(0, NAME_SHOWN)}…` : name;
