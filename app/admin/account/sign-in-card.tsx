/** The cards on which people sign in, without the site's frame: one card with one form for each step. */
import type { ComponentProps, ReactNode } from "react";
import { CheckedForm, FormProblems } from "~/forms/checked-form.tsx";
import { classNames } from "~/ui/class-names.ts";
import { Field, type FieldProps } from "~/ui/form/field.tsx";
import { Logo } from "~/ui/picture/logo.tsx";
import { Scene } from "~/ui/picture/scene.tsx";
import scenery from "~/ui/scenery/signin.svg";
import { muted } from "~/ui/theme/text.css.ts";
import * as shared from "../page.css.ts";
import { form as formLayout } from "../page.css.ts";
import * as css from "./sign-in.css.ts";

interface SignInCardProps {
	form: ComponentProps<typeof CheckedForm>["form"];
	action: string;
	title: string;
	/** One line under the title. */
	note: string;
	/** What is wrong, apart from the form. */
	notice?: string;
	children: ReactNode;
}

/** A step of signing in. */
export function SignInCard({ form, action, title, note, notice, children }: SignInCardProps) {
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
		required
		{...props}
	/>
);

/** Takes a code from the authenticator app, or a recovery code. */
export const CodeField = (props: InputProps) => (
	<Field autoComplete="one-time-code" autoCapitalize="none" spellCheck={false} {...props} />
);
