import type { ComponentProps, ReactNode } from "react";
import { CheckedForm, FormProblems, SendButton } from "~/forms/checked-form.tsx";
import { MergeBase } from "~/forms/edit-conflict.tsx";
import { BASE } from "~/platform/forms/edit-conflict.ts";
import { SUBMISSION_KEY } from "~/platform/forms/hidden-fields.ts";
import { ButtonLink } from "~/ui/button.tsx";
import { form as formLayout } from "./page.css.ts";
import { Panel, SaveBar } from "./page.tsx";
import { SubmissionKey } from "./submission-key.tsx";

interface EditFormProps {
	/** The result of `useCheckedForm`. */
	form: ComponentProps<typeof CheckedForm>["form"];
	action: string;
	/** The stored values of what is changed; none if the form adds something. */
	values?: unknown;
	/** The hidden field that a draft keeps, if it isn't the key or the values. */
	base?: string;
	/** The field whose value the page's address gives, which an earlier draft doesn't replace. */
	preset?: string | undefined;
	/** Where Cancel leads. */
	cancel: string;
	/** Replaces Cancel. */
	aside?: ReactNode;
	/** The label of the button that saves, if not "Save". */
	save?: string;
	/** What the button sends, if the form has others. */
	button?: { name: string; value: string };
	children: ReactNode;
}

/** The form of a screen that adds or changes one thing: its fields in a panel, and the bar that saves them. */
export function EditForm(props: EditFormProps) {
	const { form, action, values, preset, cancel, aside, button, children } = props;
	const base = props.base ?? (values ? BASE : SUBMISSION_KEY);
	return (
		<CheckedForm form={form} action={action} isLong draft={{ base, preset }}>
			<Panel>
				<div className={formLayout}>
					<FormProblems form={form} />
					{values ? <MergeBase values={values} /> : <SubmissionKey />}
					{children}
				</div>
			</Panel>
			<SaveBar
				aside={
					aside ?? (
						<ButtonLink tone="line" small to={cancel}>
							Cancel
						</ButtonLink>
					)
				}
			>
				<SendButton {...button} busy="Saving…" small>
					{props.save ?? "Save"}
				</SendButton>
			</SaveBar>
		</CheckedForm>
	);
}
