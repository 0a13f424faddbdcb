import { invitationSchema } from "~/accounts/schema.ts";
import { dayInWords } from "~/business/days.ts";
import { dayOf, momentInWords } from "~/business/moments.ts";
import { Field } from "~/ui/form/field.tsx";
import { visuallyHidden } from "~/ui/theme/text.css.ts";
import { buttons, under } from "../page.css.ts";
import { Panel } from "../page.tsx";
import * as rows from "../rows.css.ts";
import { SubmissionKey } from "../submission-key.tsx";
import {
	AccountButton,
	AccountForm,
	OwnPassword,
	PASSWORD_MISSING,
	type PanelProps,
	Removal,
	RemoveLink,
	Row,
} from "./account-form.tsx";

/** Whether a refused form is one of the panel's. The person that it is about may have been removed since. */
export const ofPeople = (refused: unknown) => refused === "invite" || refused === "remove-person";

/** Lists the people who sign in, and lets the user invite others and remove them. */
export function PeoplePanel(props: PanelProps) {
	const { username, removed, result } = props;
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
				{invitations.map(({ id, name, expiresAt, account: by }) => (
					<Row
						key={`invitation ${id}`}
						name={name}
						line={`Invited by ${by.username}; the link works until ${dayInWords(dayOf(expiresAt))}`}
					>
						<AccountButton intent="withdraw-invitation" about={id}>
							Withdraw<span className={visuallyHidden}> the invitation of {name}</span>
						</AccountButton>
					</Row>
				))}
			</ul>
			<div className={under}>
				{removed ? (
					<Removal
						kind="person"
						id={removed.id}
						username={username}
						label="Remove the account"
						result={result}
					>
						Remove the account of {removed.username}? It is signed out at once, and can’t sign in
						again. What {removed.username} did stays, under this name. This can’t be undone.
					</Removal>
				) : (
					<Invite {...props} />
				)}
			</div>
		</Panel>
	);
}

interface PersonProps {
	person: PanelProps["people"][number];
	isOwn: boolean;
	/** Whether the page asks about this person already. */
	isAsked: boolean;
}

function Person({ person: { id, username, lastSignInAt }, isOwn, isAsked }: PersonProps) {
	const last = lastSignInAt
		? `Last signed in ${momentInWords(lastSignInAt)}`
		: "Has not signed in yet";
	return (
		<Row name={username} line={isOwn ? `You. ${last}` : last}>
			{isOwn || isAsked ? null : (
				<div className={buttons}>
					<AccountButton intent="sign-out-person" about={id}>
						Sign out<span className={visuallyHidden}> {username}</span>
					</AccountButton>
					<RemoveLink kind="person" id={id} name={username} />
				</div>
			)}
		</Row>
	);
}

const Invite = ({ username, submissionKey, result }: PanelProps) => (
	<AccountForm
		intent="invite"
		shows={ofPeople}
		schema={invitationSchema}
		missing={{
			name: "Please write who the invitation is for.",
			password: PASSWORD_MISSING,
		}}
		result={result}
		button={{ children: "Make the link" }}
	>
		{(control) => (
			<>
				<SubmissionKey value={submissionKey} />
				<p>
					Invite somebody who works with you. You get a link to pass on; the person who opens it
					chooses a user name and a password, and can then do everything here that you can.
				</p>
				<Field {...control("name")} label="Who it is for" required autoComplete="off" />
				<OwnPassword username={username} {...control("password")} />
			</>
		)}
	</AccountForm>
);
