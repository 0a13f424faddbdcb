import { invitationSchema } from "~/accounts/schema.ts";
import { dayInWords } from "~/business/days.ts";
import { dayOf, momentInWords } from "~/business/moments.ts";
import { Field } from "~/ui/form/field.tsx";
import { visuallyHidden } from "~/ui/theme/text.css.ts";
import { under } from "../page.css.ts";
import { Panel } from "../page.tsx";
import * as rows from "../rows.css.ts";
import { SubmissionKey } from "../submission-key.tsx";
import {
	AccountButton,
	AccountForm,
	OwnPassword,
	type PanelProps,
	Removal,
	Row,
} from "./account-form.tsx";

export function PeoplePanel(props: PanelProps) {
	const { people, invitations } = props;
	return (
		<Panel title="People who sign in" id="people">
			<ul className={rows.list}>
				{people.map((person) => (
					<Person key={person.id} person={person} {...props} />
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
				<Invite {...props} />
			</div>
		</Panel>
	);
}

type PersonProps = Pick<PanelProps, "username"> & {
	person: PanelProps["people"][number];
};

function Person({ person: { id, username: name, lastSignInAt }, username }: PersonProps) {
	const isOwn = name === username;
	const last = lastSignInAt
		? `Last signed in ${momentInWords(lastSignInAt)}`
		: "Has not signed in yet";
	return (
		<Row name={name} line={isOwn ? `You. ${last}` : last}>
			{isOwn ? null : (
				<Removal
					intent="remove-person"
					id={id}
					name={name}
					username={username}
					label="Remove the account"
				>
					{name} is signed out at once, and can’t sign in again. What {name} did stays, under this
					name. This can’t be undone.
				</Removal>
			)}
		</Row>
	);
}

const Invite = ({ username }: PanelProps) => (
	<AccountForm intent="invite" schema={invitationSchema} button={{ children: "Make the link" }}>
		{(control) => (
			<>
				<SubmissionKey />
				<p>
					Invite somebody who works with you. You get a link to pass on; the person who opens it
					chooses a user name and a password, and can then do everything here that you can.
				</p>
				<Field {...control("name")} label="Who it is for" autoComplete="off" />
				<OwnPassword username={username} {...control("password")} />
			</>
		)}
	</AccountForm>
);
