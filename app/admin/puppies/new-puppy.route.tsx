/** A new puppy: a draft that nobody else sees. */
import { href } from "react-router";
import { redirectWithToast } from "~/platform/flash.server.ts";
import { createDraft } from "~/puppies/commands.server.ts";
import { PathTaken } from "~/puppies/paths.server.ts";
import { Button, ButtonLink } from "~/ui/button.tsx";
import { actorIn } from "../access.server.ts";
import { AdminHead, adminMeta, SaveBar } from "../page.tsx";
import type { Route } from "./+types/new-puppy.route";
import { shortName } from "./forms.server.ts";
import { PuppyForm } from "./puppy-form.tsx";
import { readPuppyForm, refusePath } from "./save.server.ts";

const TITLE = "Add a puppy";

export const meta: Route.MetaFunction = () => adminMeta(TITLE);

export async function action({ request, context }: Route.ActionArgs) {
	const read = await readPuppyForm(request);
	if (read.refusal) return read.refusal;
	try {
		const id = await createDraft(read.answers, actorIn(context));
		const page = href("/admin/puppies/:id", { id: String(id) });
		return await redirectWithToast(page, `${shortName(read.answers.name)} was added as a draft.`);
	} catch (error) {
		if (!(error instanceof PathTaken)) throw error;
		return refusePath(read);
	}
}

export default function NewPuppyPage({ actionData }: Route.ComponentProps) {
	return (
		<>
			<AdminHead
				title={TITLE}
				note="It begins as a draft. Photos and publishing come next."
				trail={[{ name: "Puppies", path: href("/admin/puppies") }, { name: TITLE }]}
			/>
			<PuppyForm action={href("/admin/puppies/new")} result={actionData?.result}>
				<SaveBar>
					<ButtonLink tone="line" to={href("/admin/puppies")}>
						Cancel
					</ButtonLink>
					<Button>Save draft</Button>
				</SaveBar>
			</PuppyForm>
		</>
	);
}
