/** If the record of a form was deleted, the 404 carries the values that were entered, so that they can be copied. */
import { isRouteErrorResponse } from "react-router";
import { z } from "zod";

const enteredSchema = z.object({
	entered: z.array(z.object({ label: z.string(), text: z.string() })),
});
export type Entered = z.infer<typeof enteredSchema>["entered"];

/** The values of a form that aren't empty, each with the label of its control. */
export const enteredValues = (form: FormData, labels: Readonly<Record<string, string>>) => ({
	entered: Object.entries(labels).flatMap(([name, label]) => {
		const text = form.get(name);
		return typeof text === "string" && text ? [{ label, text }] : [];
	}),
});

/** The values, if the error carries them. */
export const enteredIn = (error: unknown): Entered | undefined =>
	isRouteErrorResponse(error) ? enteredSchema.safeParse(error.data).data?.entered : undefined;
