/** What was typed in a form whose subject is gone: it goes along with the 404, so that it can be copied. */
import { isRouteErrorResponse } from "react-router";
import { z } from "zod";

const typedSchema = z.object({
	typed: z.array(z.object({ label: z.string(), text: z.string() })),
});
export type Typed = z.infer<typeof typedSchema>["typed"];

/** The answers of a form under what its controls are called. */
export const typedBack = (form: FormData, labels: Readonly<Record<string, string>>) => ({
	typed: Object.entries(labels).flatMap(([name, label]) => {
		const text = form.get(name);
		return typeof text === "string" && text ? [{ label, text }] : [];
	}),
});

/** What was typed, where an error brings it along. */
export const typedIn = (error: unknown): Typed | undefined =>
	isRouteErrorResponse(error) ? typedSchema.safeParse(error.data).data?.typed : undefined;
