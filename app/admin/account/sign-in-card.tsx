import type { ComponentProps, ReactNode } from "react";
import { CheckedForm, FormProblems } from "~/forms/checked-form.tsx";
import { classNames } from "~/ui/class-names.ts";
import { Logo } from "~/ui/picture/logo.tsx";
import { Scene } from "~/ui/picture/scene.tsx";
import scenery from "~/ui/scenery/signin.svg";
import { muted } from "~/ui/theme/text.css.ts";
import { form as formLayout } from "../page.css.ts";
import { CARRIED } from "./carried-form.tsx";
import * as css from "./sign-in.css.ts";

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

/** A step of signing in: one card with one form, without the site's frame. */
export function SignInCard(props: SignInCardProps) {
	const { form, action, title, note, notice, children } = props;
	const { carried = form.sent?.[CARRIED] } = props;
	return (
		<main id="main" className={css.page}>
			<Scene src={scenery} className={css.scene} />
			<CheckedForm form={form} action={action} className={classNames(formLayout, css.card)}>
				<Logo className={css.logo} />
				<div>
					<h1 className={css.title}>{title}</h1>
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
