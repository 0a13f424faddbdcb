import { z } from "zod";
import { FetcherForm } from "~/forms/fetcher-form.tsx";
import { redirectWithToast } from "~/platform/forms/flash.server.ts";
import { parseButtons } from "~/platform/forms/parse-form.server.ts";
import { Alert } from "~/ui/alert.tsx";
import { Button, ButtonLink } from "~/ui/button.tsx";
import { Actions } from "~/ui/page/layout.tsx";
import { actorIn } from "../access.server.ts";
import { withActionErrors, withLoaderErrors } from "../failures.server.ts";
import { found, idIn } from "../not-found.ts";
import { form } from "../page.css.ts";
import { AdminHead, Panel } from "../page.tsx";
import type { Route } from "./+types/confirm.route";
import { appointments, puppies, videos } from "./delete-things.server.ts";
import { families, senders } from "./erase-people.server.ts";
import type { Deletion } from "./question.ts";

/** The kinds of things, by the patterns of their addresses. */
const kinds: Readonly<Record<string, Deletion>> = {
	"admin/calendar/:id/delete": appointments,
	"admin/puppies/:id/delete": puppies,
	"admin/videos/:id/delete": videos,
	"admin/families/:id/erase": families,
	"admin/families/messages/:id/erase": senders,
};

const schema = z.object({ intent: z.enum(["delete", "for-good", "erase"]) });

export function loader(args: Route.LoaderArgs) {
	const { ask, failures } = found(kinds[args.pattern]);
	return withLoaderErrors(failures.read, async ({ params }: Route.LoaderArgs) => {
		return found(await ask(idIn(params)));
	})(args);
}

export function action(args: Route.ActionArgs) {
	const { act, failures } = found(kinds[args.pattern]);
	return withActionErrors(
		failures.delete,
		async ({ request, params, context }: Route.ActionArgs) => {
			const { intent } = await parseButtons(request, schema);
			const { to, message, statusCode } = await act(idIn(params), intent, actorIn(context));
			return redirectWithToast(to, message, statusCode);
		},
	)(args);
}

export default function ConfirmPage({ loaderData }: Route.ComponentProps) {
	const { title, at, paragraphs, going = [], after = [], final, copy, yes, no } = loaderData;
	const { name, path } = at;
	const [verb] = title.split(" ");
	return (
		<>
			<AdminHead title={title} between={name ? [{ name, path }] : []} here={verb} />
			<Panel className={form}>
				<Paragraphs paragraphs={paragraphs} />
				{going.length > 0 ? (
					<ul>
						{going.map((each) => (
							<li key={each}>{each}</li>
						))}
					</ul>
				) : null}
				<Paragraphs paragraphs={after} />
				{final ? (
					<Alert tone="warn" role="note" title="This cannot be undone">
						<p>
							{final} {copy ? <a href={copy.href}>{copy.name}</a> : null}
						</p>
					</Alert>
				) : null}
				<FetcherForm action="">
					<Actions>
						{yes ? (
							<Button tone="bad" name="intent" value={yes.intent}>
								{yes.label}
							</Button>
						) : null}
						<ButtonLink tone="line" to={path}>
							{no}
						</ButtonLink>
					</Actions>
				</FetcherForm>
			</Panel>
		</>
	);
}

const Paragraphs = ({ paragraphs }: { paragraphs: readonly string[] }) =>
	paragraphs.map((each) => <p key={each}>{each}</p>);
