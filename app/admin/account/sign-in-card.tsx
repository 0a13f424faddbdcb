import type { ComponentProps, ReactNode } from "react";
import { CheckedForm } from "~/forms/checked-form.tsx";
import { classNames } from "~/ui/class-names.ts";
import { Logo } from "~/ui/picture/logo.tsx";
import { Scene } from "~/ui/picture/scene.tsx";
import scenery from "~/ui/scenery/signin.svg";
import { muted } from "~/ui/theme/text.css.ts";
import { form as formLayout } from "../page.css.ts";
import * as css from "./sign-in.css.ts";

interface SignInCardProps extends Omit<ComponentProps<typeof CheckedForm>, "title" | "children"> {
	title: string;
	/** One line under the title. */
	note: string;
	children: ReactNode;
}

/** A step of signing in: one card with one form, without the site's frame. */
export function SignInCard({ title, note, children, ...form }: SignInCardProps) {
	return (
		<main id="main" className={css.page}>
			<Scene src={scenery} className={css.scene} />
			<CheckedForm {...form} className={classNames(formLayout, css.card)}>
				<Logo className={css.logo} />
				<div>
					<h1 className={css.title}>{title}</h1>
					<p className={muted}>{note}</p>
				</div>
				{children}
			</CheckedForm>
		</main>
	);
}
