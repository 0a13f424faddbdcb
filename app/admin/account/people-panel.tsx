import type { SubmissionResult } from "@conform-to/react";
import { href } from "react-router";
import type { InvitationRow, PersonRow } from "~/accounts/people.server.ts";
import { invitationSchema } from "~/accounts/schema.ts";
import { dayInWords } from "~/business/days.ts";
import { dayOf, momentInWords } from "~/business/moments.ts";
import { CheckedForm, FormProblems, SendButton } from "~/forms/checked-form.tsx";
import { FetcherForm } from "~/forms/fetcher-form.tsx";
import { useCheckedForm } from "~/forms/use-checked-form.ts";
import { Button, ButtonLink } from "~/ui/button.tsx";
import { Field } from "~/ui/form/field.tsx";
import { visuallyHidden } from "~/ui/theme/text.css.ts";
import { buttons, form as formLayout, under } from "../page.css.ts";
import { Panel } from "../page.tsx";
import * as rows from "../rows.css.ts";
import { SubmissionKey } from "../submission-key.tsx";
import { ConfirmedForm, OwnPassword } from "./confirmed-form.tsx";
import { intents } from "./intents.ts";

interface PeoplePanelProps {
	username: string;
	people: readonly PersonRow[];
	invitations: readonly InvitationRow[];
	/** The person whose account the user wants to remove. */
	removed?: PersonRow;
	submissionKey: string;
	/** Why a form of this panel was not accepted. */
	result?: SubmissionResult;
}

const account = () => href("/admin/account");
/** The account page with the question about a person. */
const removal = (id: number) => `${account()}?person=${id}`;

/** Lists the people who sign in, and lets the user invite others and remove them. */
export function PeoplePanel(props: PeoplePanelProps) {
	const { username, removed } = props;
	const people = removed ? [removed] : props.people;
	const invitations = removed ? [] : props.invitations;
	return (
		<Panel title="People who sign in" id="people">
			<ul className={rows.list}>
				{people.map((person) => (
					<Person
						key={person.id}
						person={person}
						isOwn={person.username === username}
						isAsked={person === removed}
					/>
				))}
				{invitations.map((invitation) => (
					<Invitation key={`invitation ${invitation.id}`} invitation={invitation} />
				))}
			</ul>
			<div className={under}>
				{removed ? <Removal {...props} removed={removed} /> : <Invite {...props} />}
			</div>
		</Panel>
	);
}

interface PersonProps {
	person: PersonRow;
	isOwn: boolean;
	/** Whether the page asks about this person already. */
	isAsked: boolean;
}

function Person({ person: { id, username, lastSignInAt }, isOwn, isAsked }: PersonProps) {
	const named = <span className={visuallyHidden}> {username}</span>;
	return (
		<li className={rows.item}>
			<div className={rows.about}>
				<span className={rows.name}>{username}</span>
				<p className={rows.line}>
					{isOwn ? "You. " : ""}
					{lastSignInAt ? `Last signed in ${momentInWords(lastSignInAt)}` : "Has not signed in yet"}
				</p>
			</div>
			{isOwn || isAsked ? null : (
				<div className={buttons}>
					<FetcherForm action={account()}>
						<input type="hidden" name="person" value={id} />
						<Button tone="line" small name="intent" value={intents.signOutPerson}>
							Sign out{named}
						</Button>
					</FetcherForm>
					<ButtonLink tone="line" small to={`${removal(id)}#people`}>
						Remove{named}
					</ButtonLink>
				</div>
			)}
		</li>
	);
}

function Invitation({ invitation }: { invitation: InvitationRow }) {
	const { id, name, expiresAt, account: by } = invitation;
	return (
		<li className={rows.item}>
			<div className={rows.about}>
				<span className={rows.name}>{name}</span>
				<p className={rows.line}>
					Invited by {by.username}; the link works until {dayInWords(dayOf(expiresAt))}
				</p>
			</div>
			<FetcherForm action={account()}>
				<input type="hidden" name="invitation" value={id} />
				<Button tone="line" small name="intent" value={intents.withdrawInvitation}>
					Withdraw<span className={visuallyHidden}> the invitation of {name}</span>
				</Button>
			</FetcherForm>
		</li>
	);
}

function Removal({ removed, ...props }: PeoplePanelProps & { removed: PersonRow }) {
	const { id, username } = removed;
	return (
		<ConfirmedForm
			id="remove-person"
			action={removal(id)}
			username={props.username}
			intent={intents.removePerson}
			label="Remove the account"
			tone="bad"
			result={props.result}
			beside={
				<ButtonLink tone="line" to={account()}>
					Keep it
				</ButtonLink>
			}
		>
			<p>
				Remove the account of {username}? It is signed out at once, and can’t sign in again. What{" "}
				{username} did stays, under this name. This can’t be undone.
			</p>
			<input type="hidden" name="person" value={id} />
		</ConfirmedForm>
	);
}

function Invite({ username, submissionKey, result }: PeoplePanelProps) {
	const form = useCheckedForm({
		id: "invite",
		schema: invitationSchema,
		missing: {
			name: "Please write who the invitation is for.",
			password: "Please enter your password.",
		},
		checks: "onSubmit",
		result,
	});
	return (
		<CheckedForm form={form} action={account()} className={formLayout}>
			<FormProblems form={form} />
			<SubmissionKey value={submissionKey} />
			<p>
				Invite somebody who works with you. You get a link to pass on; whoever opens it chooses a
				user name and a password, and can then do everything here that you can.
			</p>
			<Field {...form.control("name")} label="Who it is for" required autoComplete="off" />
			<OwnPassword username={username} {...form.control("password")} />
			<div>
				<SendButton name="intent" value={intents.invite}>
					Make the link
				</SendButton>
			</div>
		</CheckedForm>
	);
}
