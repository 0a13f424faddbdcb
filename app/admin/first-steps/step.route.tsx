/** One of the first steps: a few fields of a document, in the editor's form. */
import { href } from "react-router";
import { documentState } from "~/content/drafts.server.ts";
import { useSavedCount } from "~/forms/use-saved-count.ts";
import { ButtonLink } from "~/ui/button.tsx";
import { actorIn } from "../access.server.ts";
import { DocumentForm } from "../editor/document-form.tsx";
import { editorMessages } from "../editor/messages.ts";
import { choicesFor } from "../editor/options.server.ts";
import { saveForm } from "../editor/save.server.ts";
import { targetIn } from "../editor/target.ts";
import { withLoaderErrors } from "../failures.server.ts";
import { found } from "../not-found.ts";
import type { Route } from "./+types/step.route";
import * as css from "./first-steps.css.ts";
import { StepHead } from "./step-head.tsx";
import { noteSaved } from "./steps.server.ts";
import { type Step, stepBeside, steps } from "./steps.ts";

const stepIn = (params: { step: string }) => found(steps.find(({ name }) => name === params.step));
const targetOf = ({ document, fields }: Step) => targetIn(document, fields);
const after = ({ name }: Step) => stepBeside(name, 1) ?? href("/admin");

export const loader = withLoaderErrors(
	editorMessages.load,
	async ({ params }: Route.LoaderArgs) => {
		const step = stepIn(params);
		const { fields, read } = targetOf(step);
		const part = read((await documentState(step.document)).value);
		return { base: part, ...(await choicesFor(fields, part)) };
	},
);

export async function action({ request, params, context }: Route.ActionArgs) {
	const step = stepIn(params);
	const { document } = step;
	const actor = actorIn(context);
	const response = await saveForm(request, {
		document,
		target: targetOf(step),
		actor,
		back: after(step),
	});
	if (!(response instanceof Response)) return response;
	await noteSaved(step, actor);
	// The next step says that this one was saved; a toast would cover its title.
	response.headers.delete("Set-Cookie");
	return response;
}

const formId = (name: string) => `first-steps-${name}`;

export default function StepPage({ params, loaderData, actionData }: Route.ComponentProps) {
	const step = stepIn(params);
	const { name, title, about } = step;
	const saved = useSavedCount(actionData);
	return (
		<div className={css.step}>
			<StepHead name={name} title={title} note={about} />
			<DocumentForm
				key={`${name} ${saved}`}
				id={formId(name)}
				fields={targetOf(step).fields}
				{...loaderData}
				onlyButton="Save and go on"
				aside={
					<>
						<ButtonLink tone="line" small to={stepBeside(name, -1) ?? href("/admin")}>
							Back
						</ButtonLink>
						<ButtonLink tone="line" small to={after(step)}>
							Skip
						</ButtonLink>
					</>
				}
			/>
		</div>
	);
}
