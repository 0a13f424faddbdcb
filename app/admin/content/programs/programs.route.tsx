/** The list of training programs: their order, whether visitors see them, and the trash. */
import { Plus } from "lucide";
import { href } from "react-router";
import { filled } from "~/business/placeholders.ts";
import { isDeleted } from "~/content/offers/offer-list.ts";
import { changeProgramByButton, namedBy, programsFull } from "~/content/offers/program-changes.ts";
import { programsDocument } from "~/content/offers/programs.ts";
import { sendForm } from "~/forms/send.ts";
import { ButtonLink } from "~/ui/button.tsx";
import { Link } from "~/ui/link.tsx";
import { EmptyState } from "~/ui/page/empty-state.tsx";
import { Icon } from "~/ui/picture/icon.tsx";
import { actorIn } from "../../access.server.ts";
import { withActionErrors, withLoaderErrors } from "../../failures.server.ts";
import { AdminHead, adminMeta, Panel } from "../../page.tsx";
import { DocumentBar } from "../document-bar.tsx";
import { documentToEdit } from "../editing.server.ts";
import { editingMessages } from "../editing.ts";
import { runOfferButton } from "../offer-list.server.ts";
import { OfferList, OfferTrash } from "../offer-list.tsx";
import { OffersSections } from "../offers-sections.tsx";
import type { Route } from "./+types/programs.route";

const TITLE = "Programs";
const PAGE = href("/admin/content/programs");

export const meta: Route.MetaFunction = () => adminMeta(TITLE);

export const loader = withLoaderErrors(editingMessages.load, async () => {
	const { value, state } = await documentToEdit(programsDocument);
	const programs = value.programs.map(({ key, title, body, isShown, deletedAt }) => ({
		id: key,
		name: filled(title),
		path: href("/admin/content/programs/edit/:program", { program: key }),
		words: filled(body.lead),
		isShown,
		deletedAt,
		namedBy: namedBy(value, key).map(filled),
	}));
	return {
		state,
		listed: programs.filter((program) => !isDeleted(program)),
		deleted: programs.filter(isDeleted),
		overview: filled(value.overview.heading),
	};
});

export const action = withActionErrors(
	editingMessages.save,
	() => PAGE,
	({ request, context }: Route.ActionArgs) =>
		runOfferButton(request, {
			actor: actorIn(context),
			back: PAGE,
			change: changeProgramByButton,
			full: programsFull,
			find: ({ programs }, id) => programs.find(({ key }) => key === id),
		}),
);

export const clientAction = ({ serverAction }: Route.ClientActionArgs) => sendForm(serverAction);

export default function ProgramsContentPage({ loaderData }: Route.ComponentProps) {
	const { state, listed, deleted, overview } = loaderData;
	const add = href("/admin/content/programs/new");
	return (
		<>
			<AdminHead title={TITLE} note="What you offer, and what it costs.">
				<ButtonLink small to={add}>
					<Icon of={Plus} />
					Add a program
				</ButtonLink>
			</AdminHead>
			<OffersSections />
			<DocumentBar document={programsDocument} state={state} />
			{listed.length === 0 ? (
				<EmptyState
					message="There are no programs, so visitors won’t see any."
					action={{ href: add, label: "Add a program" }}
				/>
			) : (
				<Panel>
					<OfferList items={listed} action={PAGE} />
				</Panel>
			)}
			<Panel title="The page that lists all programs" id="overview">
				<p>
					<Link to={href("/admin/content/programs/overview")}>{overview}</Link>: its text, and the
					programs that are listed on the home page and at the bottom of every page.
				</p>
			</Panel>
			<OfferTrash items={deleted} action={PAGE} />
		</>
	);
}
