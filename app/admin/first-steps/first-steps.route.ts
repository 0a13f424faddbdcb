/** Leads to the first step that is not done; its form takes the steps off Today. */
import { href, redirect } from "react-router";
import { redirectWithToast } from "~/platform/forms/flash.server.ts";
import { actorIn } from "../access.server.ts";
import { withActionErrors, withLoaderErrors } from "../failures.server.ts";
import type { Route } from "./+types/first-steps.route";
import { firstSteps, putStepsAway } from "./steps.server.ts";
import { lastStep, stepPath } from "./steps.ts";

export const loader = withLoaderErrors("Failed to fetch the first steps", async () => {
	const next = (await firstSteps()).all.find(({ isDone }) => !isDone) ?? lastStep;
	return redirect(stepPath(next.name));
});

export const action = withActionErrors(
	"Failed to save. Please try again in a minute.",
	async ({ context }: Route.ActionArgs) => {
		await putStepsAway(actorIn(context));
		const message = "The first steps are put away. You can still find them through the guide.";
		return redirectWithToast(href("/admin"), message);
	},
);
