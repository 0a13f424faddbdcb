/** The last of the first steps: the site as it is now, what is left to do for it, and where to go next. */
import { data, href } from "react-router";
import { peopleDocument } from "~/content/documents/people.ts";
import { redirectWithToast } from "~/platform/forms/flash.server.ts";
import { ButtonLink } from "~/ui/button.tsx";
import { Link } from "~/ui/link.tsx";
import { actorIn } from "../access.server.ts";
import { previewCookie } from "../content/previewing.server.ts";
import { editorMessages } from "../editor/messages.ts";
import { publishAll, unpublishedDrafts } from "../editor/site.server.ts";
import { isAnyDue, PublishAll, Unpublished } from "../editor/unpublished.tsx";
import { withActionErrors, withLoaderErrors } from "../failures.server.ts";
import { editorOf } from "../navigation.ts";
import * as shared from "../page.css.ts";
import { Columns, Panel, SaveBar } from "../page.tsx";
import { countSamples, pagesWithSample } from "../samples/samples.server.ts";
import type { Route } from "./+types/your-site.route";
import * as css from "./first-steps.css.ts";
import { PutAway, StepHead } from "./step-head.tsx";
import { firstSteps, hasSampleLinks } from "./steps.server.ts";
import { contactLinks, lastStep, stepBeside, stepPath } from "./steps.ts";

export const loader = withLoaderErrors(editorMessages.load, async () => {
	const [{ all }, hasLinks, drafts, samples] = await Promise.all([
		firstSteps(),
		hasSampleLinks(),
		unpublishedDrafts(),
		countSamples(),
	]);
	const undone = all.filter(({ name, isDone }) => name !== lastStep.name && !isDone);
	const left = [
		...undone.map(({ name, title }) => ({ to: stepPath(name), title })),
		...(hasLinks ? [{ to: contactLinks.document.editPath, title: "Your email and links" }] : []),
	];
	const isSample = samples + pagesWithSample().length > 0;
	const shown = { left, drafts, isSample };
	// The frame shows drafts, as a preview does.
	return data(shown, { headers: { "Set-Cookie": await previewCookie() } });
});

const own = stepPath(lastStep.name);

export const action = withActionErrors(
	editorMessages.save,
	async ({ context }: Route.ActionArgs) => {
		const isPublished = await publishAll(actorIn(context));
		const message = isPublished ? editorMessages.published() : editorMessages.publishedAlready;
		return redirectWithToast(own, message);
	},
);

const next = [
	{ to: href("/admin/puppies/new"), name: "Add a puppy" },
	{ to: href("/admin/puppies/litter/:ids?", {}), name: "Add a litter" },
	{
		to: `${editorOf(peopleDocument.path)}?section=${peopleDocument.key}.trainer`,
		name: "Your training, license and insurance, which families check",
	},
	{ to: href("/contact-us"), name: "Send yourself a test message, as a family would" },
];

export default function YourSitePage({ loaderData }: Route.ComponentProps) {
	const { left, drafts, isSample } = loaderData;
	return (
		<>
			<StepHead
				name={lastStep.name}
				title={lastStep.title}
				note="The home page, with everything that you saved."
			/>
			<Columns>
				<div>
					<iframe src={href("/")} title="Your home page, with your drafts" className={css.page} />
					<p className={shared.under}>
						<Link to={editorOf("/")}>Change what you see</Link>
					</p>
				</div>
				<div>
					<Panel title="What visitors see" id="visitors">
						<Unpublished drafts={drafts} />
					</Panel>
					{left.length > 0 || isSample ? (
						<Panel title="Still the sample’s" id="left">
							<ul className={shared.parts}>
								{left.map(({ to, title }) => (
									<li key={to}>
										<Link to={to}>{title}</Link>
									</li>
								))}
								{isSample ? (
									<li>
										<Link to={href("/admin/settings/samples")}>Remove the sample content</Link>: see
										first what is left of it
									</li>
								) : null}
							</ul>
						</Panel>
					) : null}
					<Panel title="Where to go next" id="next">
						<ul className={shared.parts}>
							{next.map(({ to, name }) => (
								<li key={to}>
									<Link to={to}>{name}</Link>
								</li>
							))}
						</ul>
					</Panel>
				</div>
			</Columns>
			<SaveBar
				aside={
					<ButtonLink tone="line" small to={stepBeside(lastStep.name, -1) ?? own}>
						Back
					</ButtonLink>
				}
			>
				{isAnyDue(drafts) ? <PublishAll action={own} /> : <PutAway />}
			</SaveBar>
		</>
	);
}
