/** The cards on which people sign in, without the site's frame: one card with one form for each step. */
import { type ComponentProps, type ReactNode, useEffect, useRef } from "react";
import { Form, href } from "react-router";
import { codeSchema } from "~/accounts/schema.ts";
import { CheckedForm, FormProblems, SendButton } from "~/forms/checked-form.tsx";
import { useCheckedForm } from "~/forms/use-checked-form.ts";
import { RESTORED } from "~/platform/forms/hidden-fields.ts";
import { Button } from "~/ui/button.tsx";
import { classNames } from "~/ui/class-names.ts";
import { Field, type FieldProps } from "~/ui/form/field.tsx";
import { Logo } from "~/ui/picture/logo.tsx";
import { Scene } from "~/ui/picture/scene.tsx";
import scenery from "~/ui/scenery/signin.svg";
import { muted } from "~/ui/theme/text.css.ts";
import * as shared from "../page.css.ts";
import { form as formLayout } from "../page.css.ts";
import * as css from "./sign-in.css.ts";

/** Name of the hidden field in which the forms for signing in carry another form. */
export const CARRIED = "carried";
/** The most bytes of the forms for signing in, in which another form is written as JSON. */
export const CARRYING_MAX_BYTES = 512 * 1024;

interface SignInCardProps {
	form: ComponentProps<typeof CheckedForm>["form"];
	action: string;
	title: string;
	/** One line under the title. */
	note: string;
	/** What is wrong, apart from the form. */
	notice?: string;
	/** A form that is carried through signing in, as JSON; by default, what a refused form sent back. */
	carried?: unknown;
	children: ReactNode;
}

export function SignInCard(props: SignInCardProps) {
	const { form, action, title, note, notice, children } = props;
	const { carried = form.sent?.[CARRIED] } = props;
	return (
		<main id="main" className={css.page}>
			<Scene src={scenery} className={css.scene} />
			<CheckedForm form={form} action={action} className={classNames(formLayout, css.card)}>
				<Logo className={css.logo} />
				<div>
					<h1 className={shared.title}>{title}</h1>
					<p className={muted}>{note}</p>
				</div>
				<FormProblems form={form} notice={form.notice ?? notice} />
				{typeof carried === "string" ? (
					<input type="hidden" name={CARRIED} value={carried} />
				) : null}
				{children}
			</CheckedForm>
		</main>
	);
}

type InputProps = Extract<FieldProps, { as?: "input" }>;

export const UsernameField = (props: Omit<InputProps, "label">) => (
	<Field
		label="Username"
		autoComplete="username"
		autoCapitalize="none"
		spellCheck={false}
		{...props}
	/>
);

/** What the field takes. Recovery codes have letters, so it needs more than a keyboard of digits. */
export const CODE_HINT =
	"The six digits that your authenticator app shows now, or one of your recovery codes.";

/** Takes a code from the authenticator app, or a recovery code. */
export const CodeField = (props: InputProps) => (
	<Field autoComplete="one-time-code" autoCapitalize="none" spellCheck={false} {...props} />
);

/** Value of the field `intent` of the form that asks for the code. */
export const CODE_STEP = "code";

interface CodeFormProps {
	/** The form's target, with the requested page in its query. */
	action: string;
	username: string;
	carried?: string;
}

export function CodeForm({ action, username, carried }: CodeFormProps) {
	const form = useCheckedForm({
		id: "code-form",
		schema: codeSchema,
		checks: "onSubmit",
	});
	return (
		<SignInCard
			form={{ ...form, problems: [] }}
			action={action}
			title="One more step"
			note={`Signing in as ${username}.`}
			carried={carried}
		>
			<CodeField {...form.control("code")} label="Code" hint={CODE_HINT} />
			<SendButton busy="Signing in…" name="intent" value={CODE_STEP}>
				Sign in
			</SendButton>
			<Button tone="line" small formAction={href("/admin/logout")} formNoValidate>
				Use another account
			</Button>
		</SignInCard>
	);
}

export interface CarriedForm {
	/** The page of the form. */
	back: string;
	/** Its values by the names of their controls. */
	values: Readonly<Record<string, string>>;
}

/** Leads from signing in back to the form that was carried; with JavaScript, at once. */
export function CarriedBack({ back, values }: CarriedForm) {
	const form = useRef<HTMLFormElement>(null);
	useEffect(() => form.current?.requestSubmit(), []);
	return (
		<main id="main" className={css.page}>
			<Form ref={form} method="post" action={back} discover="none" className={css.card}>
				<h1 className={shared.title}>You are signed in</h1>
				<p>What you wrote is not saved yet.</p>
				{Object.entries({ ...values, [RESTORED]: "1" }).map(([name, value]) => (
					<input key={name} type="hidden" name={name} value={value} />
				))}
				<Button>Go back to what you wrote</Button>
			</Form>
		</main>
	);
}
