/** Lists the changes to the settings and prices of the business, each with a button that undoes it. */
import { href } from "react-router";
import { z } from "zod";
import { momentInWords } from "~/business/moments.ts";
import { FetcherForm, useFormFetcher } from "~/forms/fetcher-form.tsx";
import { sendForm } from "~/forms/send.ts";
import { redirectWithToast } from "~/platform/forms/flash.server.ts";
import { parseForm } from "~/platform/forms/parse-form.server.ts";
import { REVISION, readRevision } from "~/platform/forms/revision.ts";
import { readId } from "~/platform/ids.ts";
import { businessChanges, takeBackChange } from "~/settings/history.server.ts";
import { savedBusiness } from "~/settings/saved.server.ts";
import { Button } from "~/ui/button.tsx";
import { visuallyHidden } from "~/ui/theme/text.css.ts";
import { actorIn } from "../access.server.ts";
import { DifferenceList } from "../content/difference-list.tsx";
import { withActionErrors, withLoaderErrors } from "../failures.server.ts";
import { AdminHead, adminMeta, Pager, Panel } from "../page.tsx";
import type { Route } from "./+types/history.route";
import { settingsMessages } from "./messages.ts";
import { redirectToSettings } from "./redirect.server.ts";
import * as css from "./settings.css.ts";

const TITLE = "Earlier settings";
/** Changes listed on one page. */
const PAGE = 20;
const MAX_BYTES = 1024;
const CHANGED =
	"Nothing was changed: somebody else saved the settings after you opened this page. It now shows the latest changes.";

const schema = z.object({ id: z.string().transform(readId), [REVISION]: z.string() });
const rules = { schema, fields: schema.keyof().options, maxBytes: MAX_BYTES };

export const meta: Route.MetaFunction = () => adminMeta(TITLE);

export const loader = withLoaderErrors(settingsMessages.load, async ({ url }: Route.LoaderArgs) => {
	const before = readId(url.searchParams.get("before"));
	const [record, { revision }] = await Promise.all([
		businessChanges(PAGE, before),
		savedBusiness(),
	]);
	return { ...record, revision, isFirst: before === undefined };
});

export const action = withActionErrors(
	settingsMessages.save,
	() => href("/admin/settings/history"),
	async ({ request, context }: Route.ActionArgs) => {
		const page = href("/admin/settings/history");
		const { value, form } = await parseForm(request, rules);
		const isDone =
			value?.id && (await takeBackChange(value.id, readRevision(form), actorIn(context)));
		return isDone ? redirectToSettings(page) : redirectWithToast(page, CHANGED, 409);
	},
);

export const clientAction = ({ serverAction }: Route.ClientActionArgs) => sendForm(serverAction);

export default function SettingsHistoryPage({ loaderData }: Route.ComponentProps) {
	const { changes, older, isFirst, revision } = loaderData;
	const page = href("/admin/settings/history");
	return (
		<>
			<AdminHead
				title={TITLE}
				note="Every change to the names, hours and prices. If you undo one, every page shows the earlier settings at once."
				trail={[{ name: "Business", path: href("/admin/settings") }, { name: TITLE }]}
			/>
			{changes.length === 0 ? (
				<Panel>
					<p>{isFirst ? "Nothing has been changed yet." : "There are no older changes."}</p>
				</Panel>
			) : null}
			{changes.map(({ id, at, who, differences }) => (
				<Panel key={id} title={`${momentInWords(at)}, by ${who}`} id={`change-${id}`}>
					<DifferenceList differences={differences} words={{ from: "before", to: "after" }} />
					<TakeBack id={id} revision={revision} when={momentInWords(at)} />
				</Panel>
			))}
			<Pager
				label="Changes"
				newer={isFirst ? undefined : page}
				older={older === undefined ? undefined : `${page}?before=${older}`}
				words={{ newer: "Newest", older: "Older" }}
			/>
		</>
	);
}

function TakeBack({ id, revision, when }: { id: number; revision: number; when: string }) {
	const fetcher = useFormFetcher();
	return (
		<FetcherForm fetcher={fetcher} action={href("/admin/settings/history")} className={css.under}>
			<input type="hidden" name="id" value={id} />
			<input type="hidden" name={REVISION} value={revision} />
			<Button small tone="line">
				Undo this change
				<span className={visuallyHidden}> of {when}</span>
			</Button>
		</FetcherForm>
	);
}
