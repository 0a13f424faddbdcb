/** What the actions of the admin's puppy pages share. */
import { data } from "react-router";
import { FormError, readForm } from "~/platform/forms/form-data.server.ts";
import { readId } from "~/puppies/admin/list-address.ts";

/** Bytes of a form that is one button. */
const BUTTON_BYTES = 4 * 1024;

/** The id in an address; 404 where it isn't one. */
export function idIn(params: { id?: string }): number {
	const id = readId(params.id);
	if (id === undefined) throw notFound();
	return id;
}

export const notFound = () => data(null, { status: 404 });

/** What a form that is one button sent: what to do, and with which puppy. */
export async function readButton(request: Request) {
	const form = await readForm(request, {
		fields: ["intent", "id"],
		maxBytes: BUTTON_BYTES,
	}).catch((error: unknown) => {
		if (error instanceof FormError) throw data(null, { status: error.status });
		throw error;
	});
	const [intent, id] = [form.get("intent"), form.get("id")];
	return {
		intent: typeof intent === "string" ? intent : "",
		id: readId(typeof id === "string" ? id : undefined),
	};
}

const NAME_SHOWN = 60;

/** A name as a toast has room for it. */
export const shortName = (name: string) =>
	name.length > NAME_SHOWN ? `${name.slice(0, NAME_SHOWN)}…` : name;
