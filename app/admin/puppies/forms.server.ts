/** Helpers shared by the loaders and actions of the admin's puppy pages. */
import { data } from "react-router";
import { z } from "zod";
import { parseForm } from "~/platform/forms/parse-form.server.ts";
import { readId } from "~/platform/ids.ts";

const schema = z.object({
	intent: z.string().default(""),
	id: z.string().optional().transform(readId),
});

/** Reads a form with only a button: what to do, and with which puppy. */
export async function readButton(request: Request) {
	const { response, value } = await parseForm(request, { schema });
	if (response) throw data(null, response.init ?? 400);
	return value;
}

const NAME_SHOWN = 60;

/** A name cut short enough for a toast. */
export const shortName = (name: string) =>
	name.length > NAME_SHOWN ? `${name.slice(0, NAME_SHOWN)}…` : name;
