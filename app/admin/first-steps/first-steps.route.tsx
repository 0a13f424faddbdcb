/** The steps from a new site to the trainer's own. The page stays available even when the list is hidden. */
import { href } from "react-router";
import { sendForm } from "~/forms/send.ts";
import { redirectWithToast } from "~/platform/forms/flash.server.ts";
import { readForm } from "~/platform/forms/form-data.server.ts";
import { actorIn } from "../access.server.ts";
import { withActionErrors, withLoaderErrors } from "../failures.server.ts";
import { AdminHead, adminMeta, Panel } from "../page.tsx";
import type { Route } from "./+types/first-steps.route";
import { PUT_AWAY, StepList, stepsDone } from "./step-list.tsx";
import { areStepsHidden, firstSteps, setStepsHidden } from "./steps.server.ts";

const TITLE = "First steps";

export const meta: Route.MetaFunction = () => adminMeta(TITLE);

export const loader = withLoaderErrors("Failed to fetch the first steps", async () => {
	const [{ steps }, areHidden] = await Promise.all([firstSteps(), areStepsHidden()]);
	return { steps, areHidden };
});

export const action = withActionErrors(
	"Failed to save. Please try again in a minute.",
	() => href("/admin/first-steps"),
	async ({ request, context }: Route.ActionArgs) => {
		const form = await readForm(request, { fields: ["intent"] });
		const areHidden = form.get("intent") === PUT_AWAY;
		await setStepsHidden(areHidden, actorIn(context));
		return redirectWithToast(
			href("/admin"),
			areHidden
				? "The first steps are put away. You can still find them through the guide."
				: "The first steps stay here until you have done them all.",
		);
	},
);

export const clientAction = ({ serverAction }: Route.ClientActionArgs) => sendForm(serverAction);

export default function FirstStepsPage({ loaderData }: Route.ComponentProps) {
	const { steps, areHidden } = loaderData;
	return (
		<>
			<AdminHead title={TITLE} note={stepsDone(steps)} />
			<Panel>
				<StepList steps={steps} areHidden={areHidden} />
			</Panel>
		</>
	);
}
