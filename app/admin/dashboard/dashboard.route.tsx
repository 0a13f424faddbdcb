/** The dashboard: figures and charts, and what waits for somebody to do something. */
import { Plus } from "lucide";
import { href } from "react-router";
import { failures } from "~/business/failures.ts";
import { ButtonLink } from "~/ui/button.tsx";
import { Icon } from "~/ui/picture/icon.tsx";
import { loading } from "../failures.server.ts";
import { AdminHead, adminMeta, Columns } from "../page.tsx";
import type { Route } from "./+types/dashboard.route";
import { MessagesByBreed, MessagesBySource, MessagesPerDay } from "./contact-charts.tsx";
import { longDay } from "./day-words.ts";
import { Hints } from "./hints.tsx";
import { overview } from "./overview.server.ts";
import { QuietPuppies } from "./quiet-puppies.tsx";
import { Tiles } from "./tiles.tsx";
import { UnansweredMessages } from "./unanswered-messages.tsx";
import { WaitingEmails } from "./waiting-emails.tsx";

export const meta: Route.MetaFunction = () => adminMeta("Dashboard");

export const loader = loading(failures.fetchStats, () => overview());

export default function DashboardPage({ loaderData }: Route.ComponentProps) {
	return (
		<>
			<AdminHead title="Dashboard" note={longDay(loaderData.now)}>
				<ButtonLink small to={href("/admin/puppies/new")}>
					<Icon of={Plus} />
					Add a puppy
				</ButtonLink>
			</AdminHead>
			<Hints {...loaderData} />
			<Tiles {...loaderData} />
			<Columns even>
				<MessagesPerDay {...loaderData} />
				<MessagesBySource {...loaderData} />
			</Columns>
			<UnansweredMessages {...loaderData} />
			<Columns>
				<WaitingEmails {...loaderData} />
				<div>
					<QuietPuppies {...loaderData} />
					<MessagesByBreed {...loaderData} />
				</div>
			</Columns>
		</>
	);
}
