/** Shows which sample content of the first start is still there, removes it, and brings it back. */
import { href } from "react-router";
import { z } from "zod";
import { dayInWords } from "~/business/days.ts";
import { dayOf } from "~/business/moments.ts";
import { FetcherForm } from "~/forms/fetcher-form.tsx";
import { redirectWithToast } from "~/platform/forms/flash.server.ts";
import { parseButtons } from "~/platform/forms/parse-form.server.ts";
import { Button } from "~/ui/button.tsx";
import { classNames } from "~/ui/class-names.ts";
import { Link } from "~/ui/link.tsx";
import { EmptyState } from "~/ui/page/empty-state.tsx";
import { actorIn } from "../access.server.ts";
import { withActionErrors, withLoaderErrors } from "../failures.server.ts";
import * as shared from "../page.css.ts";
import { AdminHead, Panel } from "../page.tsx";
import type { Route } from "./+types/samples.route";
import {
	pagesWithSample,
	removedSamples,
	removeSamples,
	restoreSamples,
	samplesShown,
} from "./samples.server.ts";

const TITLE = "Sample content";
const schema = z.object({ intent: z.enum(["remove", "restore"]) });

const messages = {
	load: "Failed to look for the sample content",
	failed: "Failed to change the sample content. None of it was changed; please try again.",
	removed: "The sample content was removed. You can bring it back here for 30 days.",
	restored: "The sample content is back.",
	nothing: "There was no sample content left to remove.",
	gone: "It can no longer be brought back.",
};

export const loader = withLoaderErrors(messages.load, async () => {
	const [shown, removed] = await Promise.all([samplesShown(), removedSamples()]);
	const back = removed && { at: removed.at, until: removed.until };
	return { shown, back, pages: pagesWithSample() };
});

export const action = withActionErrors(
	messages.failed,
	async ({ request, context }: Route.ActionArgs) => {
		const back = href("/admin/settings/samples");
		const { intent } = await parseButtons(request, schema);
		const [act, done, nothing] =
			intent === "restore"
				? [restoreSamples, messages.restored, messages.gone]
				: [removeSamples, messages.removed, messages.nothing];
		return (await act(actorIn(context)))
			? redirectWithToast(back, done)
			: redirectWithToast(back, nothing, 409);
	},
);

export default function SamplesPage({ loaderData: { shown, back, pages } }: Route.ComponentProps) {
	const groups = [
		{ title: "Puppies", note: "They go to the trash.", names: shown.puppies },
		{ title: "Videos", names: shown.videos },
		{ title: "Photos", names: shown.photos },
		{ title: "Texts", note: "Only the made-up parts of them.", names: shown.texts },
	].filter(({ names }) => names.length > 0);
	return (
		<>
			<AdminHead
				title={TITLE}
				note="A new site is full of made-up puppies and videos, so you can see what it could look like."
			/>
			{groups.length === 0 ? (
				<div className={shared.notice}>
					<EmptyState
						message={
							pages.length > 0
								? "No made-up puppies, videos or photos are left. The pages below still have texts of the sample."
								: "There is no sample content left that you haven’t changed."
						}
						action={{ href: href("/admin/puppies"), label: "All puppies" }}
					/>
				</div>
			) : (
				<Panel title="What would be removed" id="shown">
					{groups.map(({ title, note, names }) => (
						<section key={title} className={shared.notice}>
							<h3>
								{title} ({names.length})
							</h3>
							{note ? <p>{note}</p> : null}
							<ul className={shared.buttons}>
								{names.map((name) => (
									<li key={name}>{name}</li>
								))}
							</ul>
						</section>
					))}
					<FetcherForm action={href("/admin/settings/samples")}>
						<Button tone="bad" name="intent" value="remove">
							Remove all sample content
						</Button>
					</FetcherForm>
				</Panel>
			)}
			{shown.drafted.length > 0 ? (
				<Panel title="What stays" id="kept">
					<p>There is a draft of {shown.drafted.join(" and of ")}: publish or discard it first.</p>
				</Panel>
			) : null}
			{pages.length > 0 ? (
				<Panel title="Pages that still have texts or pictures of the sample" id="pages">
					<p>They stay until you write your own: a page without any text would be no use.</p>
					<ul className={classNames(shared.parts, shared.under)}>
						{pages.map(({ key, label, sample }) => (
							<li key={key}>
								<Link to={href("/admin/content/:key", { key })}>{label}</Link>: {sample}
							</li>
						))}
					</ul>
				</Panel>
			) : null}
			{back ? (
				<Panel title="Bring it back" id="removed">
					<p>
						It was removed on {dayInWords(dayOf(back.at))}, and can be brought back until{" "}
						{dayInWords(dayOf(back.until))}. What you have written since stays.
					</p>
					<FetcherForm action={href("/admin/settings/samples")} className={shared.under}>
						<Button small tone="line" name="intent" value="restore">
							Bring the sample content back
						</Button>
					</FetcherForm>
				</Panel>
			) : null}
		</>
	);
}
