/** The form with which a family changes its wishes. */
import type { SubmissionResult } from "@conform-to/react";
import { CheckedForm, FormProblems, SendButton } from "~/forms/checked-form.tsx";
import { MergeBase } from "~/forms/edit-conflict.tsx";
import { useCheckedForm } from "~/forms/use-checked-form.ts";
import { Actions } from "~/ui/page/layout.tsx";
import { wishSchema } from "./schema.ts";
import * as css from "./wish-fields.css.ts";
import { WishFields } from "./wish-fields.tsx";
import type { formValuesOf } from "./wishes.ts";

interface WishFormProps {
	action: string;
	values: ReturnType<typeof formValuesOf>;
	months: readonly string[];
	result?: SubmissionResult;
}

export function WishForm({ action, values, months, result }: WishFormProps) {
	const form = useCheckedForm({
		id: "wishes",
		schema: wishSchema,
		result,
		defaultValue: values,
		isConstrained: true,
	});
	return (
		<CheckedForm form={form} action={action} preventScrollReset className={css.form}>
			<FormProblems form={form} />
			<MergeBase values={values} />
			<WishFields control={form.control} months={months} />
			<Actions>
				<SendButton busy="Saving…">Save my wishes</SendButton>
			</Actions>
		</CheckedForm>
	);
}
