/** The way from a new site to one's own, which can be taken up again at any time. */
import { href } from "react-router";
import { sendForm } from "~/forms/send.ts";
import { redirectWithToast } from "~/platform/forms/flash.server.ts";
import { readForm } from "~/platform/forms/form-data.server.ts";
import { actorIn } from "../access.server.ts";
import { loading, pressing } from "../failures.server.ts";
import { AdminHead, adminMeta, Panel } from "../page.tsx";
import { settingsMessages } from "../settings/messages.ts";
import type { Route } from "./+types/first-steps.route";
import { PutAway, putAwayNames } from "./put-away.tsx";
import { StepList, stepsDone } from "./step-list.tsx";
import { areStepsPutAway, firstSteps, putStepsAway } from "./steps.server.ts";

const TITLE = "First steps";
const { intent: INTENT, away: AWAY } = putAwayNames;
const MAX_BYTES = 1024;

export const meta: Route.MetaFunction = () => adminMeta(TITLE);

export const loader = loading(settingsMessages.load, async () => {
	const [{ steps }, isPutAway] = await Promise.all([firstSteps(), areStepsPutAway()]);
	return { steps, isPutAway };
});

export const action = pressing(
	settingsMessages.save,
	() => href("/admin/first-steps"),
	async ({ request, context }: Route.ActionArgs) => {
		const form = await readForm(request, { fields: [INTENT], maxBytes: MAX_BYTES });
		const isPutAway = form.get(INTENT) === AWAY;
		await putStepsAway(isPutAway, actorIn(context));
		return isPutAway
			? redirectWithToast(href("/admin"), "The first steps are put away. The guide leads to them.")
			: redirectWithToast(href("/admin"), "The first steps are here until they are done.");
	},
);

export const clientAction = ({ serverAction }: Route.ClientActionArgs) => sendForm(serverAction);

export default function FirstStepsPage({ loaderData }: Route.ComponentProps) {
	const { steps, isPutAway } = loaderData;
	return (
		<>
			<AdminHead title={TITLE} note={stepsDone(steps)} />
			<Panel>
				<StepList steps={steps} />
				<PutAway isPutAway={isPutAway} />
			</Panel>
		</>
	);
}
