/** The list of cards that link to something other than a program. */
import { Plus } from "lucide";
import { href } from "react-router";
import { filled } from "~/business/placeholders.ts";
import { isDeleted } from "~/content/offers/offer-list.ts";
import { changeServiceByButton, namedBy, servicesFull } from "~/content/offers/program-changes.ts";
import { programsDocument } from "~/content/offers/programs.ts";
import { sendForm } from "~/forms/send.ts";
import { ButtonLink } from "~/ui/button.tsx";
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
import type { Route } from "./+types/services.route";

const PAGE = href("/admin/content/services");
const TITLE = "Related services";

export const meta: Route.MetaFunction = () => adminMeta(TITLE);

export const loader = withLoaderErrors(editingMessages.load, async () => {
	const { value, state } = await documentToEdit(programsDocument);
	const services = value.services.map(({ id, title, info, link, isShown, deletedAt }) => ({
		id,
		name: filled(title),
		path: href("/admin/content/services/edit/:service", { service: id }),
		words: `${link} · ${filled(info)}`,
		isShown,
		deletedAt,
		namedBy: namedBy(value, id).map(filled),
	}));
	return {
		state,
		listed: services.filter((service) => !isDeleted(service)),
		deleted: services.filter(isDeleted),
	};
});

export const action = withActionErrors(
	editingMessages.save,
	() => PAGE,
	({ request, context }: Route.ActionArgs) =>
		runOfferButton(request, {
			actor: actorIn(context),
			back: PAGE,
			change: changeServiceByButton,
			full: servicesFull,
			find: ({ services }, id) => services.find((service) => service.id === id),
		}),
);

export const clientAction = ({ serverAction }: Route.ClientActionArgs) => sendForm(serverAction);

export default function ServicesPage({ loaderData }: Route.ComponentProps) {
	const { state, listed, deleted } = loaderData;
	const add = href("/admin/content/services/new");
	return (
		<>
			<AdminHead
				title={TITLE}
				note="Cards at the end of a program’s page that link to something else. In each program’s form, you choose the ones it shows."
			>
				<ButtonLink small to={add}>
					<Icon of={Plus} />
					Add a card
				</ButtonLink>
			</AdminHead>
			<OffersSections />
			<DocumentBar document={programsDocument} state={state} />
			{listed.length === 0 ? (
				<EmptyState message="There are no cards." action={{ href: add, label: "Add a card" }} />
			) : (
				<Panel>
					<OfferList items={listed} action={PAGE} />
				</Panel>
			)}
			<OfferTrash items={deleted} action={PAGE} />
		</>
	);
}
