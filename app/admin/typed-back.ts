/** If the record of a form was deleted, the 404 carries what was typed, so that it can be copied. */
import { isRouteErrorResponse } from "react-router";
import { z } from "zod";

const typedSchema = z.object({
	typed: z.array(z.object({ label: z.string(), text: z.string() })),
});
export type Typed = z.infer<typeof typedSchema>["typed"];

/** The answers of a form that aren't empty, each with the label of its control. */
export const typedBack = (form: FormData, labels: Readonly<Record<string, string>>) => ({
	typed: Object.entries(labels).flatMap(([name, label]) => {
		const text = form.get(name);
		return typeof text === "string" && text ? [{ label, text }] : [];
	}),
});

/** What was typed, if the error carries it. */
export const typedIn = (error: unknown): Typed | undefined =>
	isRouteErrorResponse(error) ? typedSchema.safeParse(error.data).data?.typed : undefined;
