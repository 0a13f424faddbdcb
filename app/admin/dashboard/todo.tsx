/** What is waiting for the trainer: one panel for each kind, or a message that nothing is waiting. */
import { href } from "react-router";
import { familyListAddress } from "~/families/list-address.ts";
import { EmptyState } from "~/ui/page/empty-state.tsx";
import { Columns } from "../page.tsx";
import type { Overview } from "./overview.server.ts";
import { MissingPanel, StepsPanel, VisitsPanel, WaitingPanel } from "./todo-families.tsx";
import { HomesPanel, PaymentsPanel } from "./todo-homes.tsx";
import { DraftsPanel, ScheduledPanel, SuspectsPanel } from "./todo-site.tsx";

/** Panels of kinds without items render nothing; only the panel of answers is always shown. */
export function Todo(props: Overview) {
	const {
		answers,
		visits,
		missing,
		steps,
		homes,
		payments,
		unpublished,
		scheduled,
		contacts,
		owed,
	} = props;
	const suspects = contacts.suspected_spam_waiting;
	const others =
		visits.shown.length +
		missing.count +
		steps.count +
		homes.shown.length +
		payments.shown.length +
		Number(owed > 0) +
		unpublished.length +
		scheduled.length +
		suspects;
	if (answers.count + others === 0) {
		return (
			<EmptyState
				message="Nothing is waiting for you."
				action={{ href: familyListAddress(), label: "See all families" }}
				also={{ href: href("/admin/puppies"), label: "Go to the puppies" }}
			/>
		);
	}
	return (
		<Columns>
			<div>
				<WaitingPanel {...props} />
				<VisitsPanel {...props} />
				<MissingPanel {...props} />
			</div>
			<div>
				<StepsPanel {...props} />
				<HomesPanel {...props} />
				<PaymentsPanel {...props} />
				<SuspectsPanel count={suspects} />
				<DraftsPanel {...props} />
				<ScheduledPanel scheduled={scheduled} />
			</div>
		</Columns>
	);
}
