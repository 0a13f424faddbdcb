/** If the record of a form was deleted, the 404 carries the values that were entered, so that they can be copied. */
import { data, isRouteErrorResponse } from "react-router";
import { z } from "zod";

const enteredSchema = z.object({
	entered: z.array(z.object({ label: z.string(), text: z.string() })),
});
export type Entered = z.infer<typeof enteredSchema>["entered"];

/** The response to a form whose record was deleted, with its values that aren't empty by the labels of their controls. */
export const deletedMeanwhile = (form: FormData, labels: Readonly<Record<string, string>>) => {
	const entered = Object.entries(labels).flatMap(([name, label]) => {
		const text = form.get(name);
		return typeof text === "string" && text ? [{ label, text }] : [];
	});
	return data({ entered }, 404);
};

/** The values, if the error carries them. */
export const enteredIn = (error: unknown): Entered | undefined =>
	isRouteErrorResponse(error) ? enteredSchema.safeParse(error.data).data?.entered : undefined;
