/** The forms and buttons of the account page. */
import type { ComponentProps, ReactNode } from "react";
import { href } from "react-router";
import { passwordSchema } from "~/accounts/schema.ts";
import { PASSWORD_MIN } from "~/business/password-length.ts";
import { CheckedForm, FormProblems, SendButton } from "~/forms/checked-form.tsx";
import { FetcherForm } from "~/forms/fetcher-form.tsx";
import {
	type ControlProps,
	type Sent,
	useCheckedForm,
	useRefusal,
} from "~/forms/use-checked-form.ts";
import { Button } from "~/ui/button.tsx";
import { Field } from "~/ui/form/field.tsx";
import { visuallyHidden } from "~/ui/theme/text.css.ts";
import { form as formLayout } from "../page.css.ts";
import * as rows from "../rows.css.ts";
import type { Route } from "./+types/account.route";
import type { AccountIntent } from "./account-actions.server.ts";

type Options<Given extends Record<string, unknown>> = Parameters<typeof useCheckedForm<Given>>[0];
/** What each panel of the account page gets: the page's data. */
export type PanelProps = Route.ComponentProps["loaderData"];

interface AccountFormProps<Given extends Record<string, unknown>>
	extends Pick<Options<Given>, "schema" | "checks" | "isOwn"> {
	/** If the page has several such forms. */
	id?: string;
	intent: AccountIntent;
	/** What went wrong after the form was accepted. */
	problem?: string;
	button: ComponentProps<typeof SendButton>;
	children: (control: (name: keyof Given & string) => ControlProps) => ReactNode;
}

export function AccountForm<Given extends Record<string, unknown>>({
	intent,
	id = `${intent}-form`,
	problem,
	button,
	children,
	...options
}: AccountFormProps<Given>) {
	const form = useCheckedForm({
		id,
		checks: "onSubmit",
		isOwn: (sent) => sent.intent === intent,
		...options,
	});
	return (
		<CheckedForm form={form} action={href("/admin/account")} className={formLayout}>
			<FormProblems form={form} notice={form.notice ?? problem} />
			<input type="hidden" name="intent" value={intent} />
			{children(form.control)}
			<div>
				<SendButton {...button} />
			</div>
		</CheckedForm>
	);
}

/** Tells a password manager whose password is entered; not submitted. */
export const OwnName = ({ username }: { username: string }) => (
	<input type="text" autoComplete="username" value={username} readOnly hidden />
);

export const OwnPassword = ({ username, ...control }: ControlProps & { username: string }) => (
	<>
		<OwnName username={username} />
		<Field {...control} label="Your password" type="password" autoComplete="current-password" />
	</>
);

interface NewPasswordProps {
	label: string;
	control: (name: "chosen" | "again") => ControlProps;
}

/** Asks for a new password, twice. */
export const NewPassword = ({ label, control }: NewPasswordProps) => (
	<>
		<Field
			{...control("chosen")}
			label={label}
			hint={`At least ${PASSWORD_MIN} characters. A few words that don’t usually go together work well.`}
			type="password"
			autoComplete="new-password"
			minLength={PASSWORD_MIN}
		/>
		<Field
			{...control("again")}
			label={`${label}, once more`}
			type="password"
			autoComplete="new-password"
		/>
	</>
);

interface ConfirmedFormProps
	extends Omit<AccountFormProps<{ password: string }>, "schema" | "children"> {
	username: string;
	/** What is done, and hidden fields. */
	children?: ReactNode;
}

/** A change that is confirmed with the password, because somebody may have left a browser open. */
export const ConfirmedForm = ({ username, children, ...form }: ConfirmedFormProps) => (
	<AccountForm {...form} schema={passwordSchema}>
		{(control) => (
			<>
				{children}
				<OwnPassword username={username} {...control("password")} />
			</>
		)}
	</AccountForm>
);

interface RemovalProps extends Pick<ConfirmedFormProps, "username" | "children"> {
	intent: "remove-passkey" | "remove-person";
	id: number;
	name: string;
	label: string;
}

/** Unfolds the question whether to remove something. */
export function Removal({ intent, id, name, label, children, username }: RemovalProps) {
	const isOwn = (sent: Sent) => sent.intent === intent && sent.about === String(id);
	const form = `${intent}-${id}`;
	return (
		<details open={useRefusal(form, isOwn) !== undefined}>
			<summary>
				Remove<span className={visuallyHidden}> {name}</span>
			</summary>
			<ConfirmedForm
				username={username}
				id={form}
				intent={intent}
				isOwn={isOwn}
				button={{ tone: "bad", children: label }}
			>
				<p>{children}</p>
				<input type="hidden" name="about" value={id} />
			</ConfirmedForm>
		</details>
	);
}

interface AccountButtonProps {
	intent: AccountIntent;
	/** The id of what the button is about. */
	about?: number;
	children: ReactNode;
}

export const AccountButton = ({ intent, about, children }: AccountButtonProps) => (
	<FetcherForm action={href("/admin/account")}>
		{about === undefined ? null : <input type="hidden" name="about" value={about} />}
		<Button tone="line" small={about !== undefined} name="intent" value={intent}>
			{children}
		</Button>
	</FetcherForm>
);

type RowProps = Readonly<Record<"name" | "line", string>> & { children: ReactNode };

/** A row of a list: what it is, and its buttons. */
export const Row = ({ name, line, children }: RowProps) => (
	<li className={rows.item}>
		<div className={rows.about}>
			<span className={rows.name}>{name}</span>
			<p className={rows.line}>{line}</p>
		</div>
		{children}
	</li>
);
