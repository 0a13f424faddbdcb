/** The page behind the link of an invitation: somebody new chooses a user name and a password. */
import { data, href } from "react-router";
import { acceptInvitation, invitationOf } from "~/accounts/people.server.ts";
import { INVITATION_DAYS, newAccountSchema } from "~/accounts/schema.ts";
import { facts } from "~/business/facts.ts";
import * as failures from "~/business/failures.ts";
import { SendButton } from "~/forms/checked-form.tsx";
import { sendForm } from "~/forms/send.ts";
import { useCheckedForm } from "~/forms/use-checked-form.ts";
import { Link } from "~/ui/link.tsx";
import { withForm, withLoaderErrors } from "../failures.server.ts";
import * as shared from "../page.css.ts";
import { adminMeta } from "../page.tsx";
import type { Route } from "./+types/invitation.route";
import { NewPassword } from "./account-form.tsx";
import { NOT_SIGNED_IN } from "./messages.ts";
import * as css from "./sign-in.css.ts";
import { SignInCard, UsernameField } from "./sign-in-card.tsx";
import { signedIn } from "./sign-in-redirects.server.ts";

const GONE = `This invitation can’t be used. It may have been accepted or withdrawn, or be older than ${INVITATION_DAYS} days.`;
const TAKEN = "Somebody already has this user name. Please choose a different one.";

/** Leaves out the public site's frame, and hydrates at once. */
export const handle = { shell: { own: true }, hydrate: "now" };

export const meta: Route.MetaFunction = () => adminMeta("Invitation");

export const loader = withLoaderErrors(
	failures.fetchAccount,
	async ({ params }: Route.LoaderArgs) => {
		const invitation = await invitationOf(params.token);
		return data({ name: invitation?.name }, invitation ? 200 : 404);
	},
);

export function action({ request, url, params }: Route.ActionArgs) {
	const rules = { schema: newAccountSchema, secrets: ["chosen", "again"] };
	return withForm(request, rules, NOT_SIGNED_IN, async ({ value, reply }) => {
		const { username, chosen } = value;
		const accepted = await acceptInvitation(params.token, { username, password: chosen });
		if (accepted.problem === undefined) return signedIn(request, url, accepted.accountId, null);
		return accepted.problem === "taken"
			? reply({ fieldErrors: { username: [TAKEN] } })
			: reply({ formErrors: [GONE] }, 404);
	});
}

export const clientAction = ({ serverAction }: Route.ClientActionArgs) => sendForm(serverAction);

export default function InvitationPage({ loaderData, params }: Route.ComponentProps) {
	const { name } = loaderData;
	const form = useCheckedForm({
		id: "invited",
		schema: newAccountSchema,
		checks: "onSubmit",
	});
	if (name === undefined) {
		return (
			<main id="main" className={css.page}>
				<div className={css.card}>
					<h1 className={shared.title}>No invitation</h1>
					<p>{GONE}</p>
					<p>
						If you have accepted it, <Link to={href("/admin/login")}>sign in</Link> with the user
						name and password that you chose. Otherwise, please ask for a new one.
					</p>
				</div>
			</main>
		);
	}
	return (
		<SignInCard
			form={form}
			action={href("/admin/invitation/:token", params)}
			title={`Welcome, ${name}`}
			note={`Choose how you sign in to ${facts.brand}.`}
		>
			<UsernameField {...form.control("username")} />
			<NewPassword control={form.control} label="Password" />
			<SendButton busy="Signing in…">Sign in</SendButton>
		</SignInCard>
	);
}
