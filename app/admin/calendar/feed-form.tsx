import type { SubmissionResult } from "@conform-to/react";
import { href } from "react-router";
import { feedSchema } from "~/calendar/schema.ts";
import { CheckedForm, FormProblems, SendButton } from "~/forms/checked-form.tsx";
import { useCheckedForm } from "~/forms/use-checked-form.ts";
import { Field } from "~/ui/form/field.tsx";
import { form as formLayout } from "../page.css.ts";
import { Panel } from "../page.tsx";
import { SubmissionKey } from "../submission-key.tsx";

const missing = { name: "Please write what this address is for, such as My phone." } as const;

/** The form for a new address: asks what it is for. */
export function FeedForm({
	result,
	submissionKey,
}: {
	result?: SubmissionResult;
	submissionKey: string;
}) {
	const form = useCheckedForm({
		id: "feed",
		schema: feedSchema,
		missing,
		result,
		checks: "onSubmit",
	});
	return (
		<Panel title="Make an address" id="make">
			<CheckedForm form={form} action={href("/admin/calendar/feeds")} className={formLayout}>
				<FormProblems form={form} />
				<SubmissionKey value={submissionKey} />
				<Field
					{...form.control("name")}
					label="What it is for"
					hint="For example, My phone. Make one for each phone or program, so that you can revoke them one by one."
					required
					maxLength={60}
					autoComplete="off"
				/>
				<div>
					<SendButton busy="Making it…" small name="intent" value="make">
						Make the address
					</SendButton>
				</div>
			</CheckedForm>
		</Panel>
	);
}
