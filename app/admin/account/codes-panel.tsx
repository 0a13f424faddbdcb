import { getFormProps, type SubmissionResult, useForm } from "@conform-to/react";
import { href } from "react-router";
import type { z } from "zod";
import type { codeSchema } from "~/accounts/schema.ts";
import { Button, ButtonLink } from "~/ui/button.tsx";
import { Field } from "~/ui/field.tsx";
import { Problems } from "~/ui/problems.tsx";
import { form as formLayout, wayOn } from "../page.css.ts";
import { Panel } from "../page.tsx";
import { answerProblem } from "./answer-problem.ts";
import { intents } from "./intents.ts";

interface CodesPanelProps {
	isOn: boolean;
	/** How many are left. */
	recoveryCodes: number;
	/** Why turning it off was not accepted. */
	result?: SubmissionResult;
}

const title = "Codes for signing in";

/** Whether signing in takes a code of the phone as well, and how to change that. */
export function CodesPanel({ isOn, recoveryCodes, result }: CodesPanelProps) {
	if (isOn) return <TurningOff recoveryCodes={recoveryCodes} result={result} />;
	return (
		<Panel title={title} id="codes">
			<p>
				Ask for a code of your phone after the password. Then nobody gets in who only knows your
				password.
			</p>
			<p className={wayOn}>
				<ButtonLink tone="line" to={href("/admin/account/codes")}>
					Set up codes
				</ButtonLink>
			</p>
		</Panel>
	);
}

function TurningOff({ recoveryCodes, result }: Omit<CodesPanelProps, "isOn">) {
	const [form, { code }] = useForm<z.input<typeof codeSchema>>({
		id: "codes-off",
		lastResult: result,
		defaultNoValidate: false,
	});
	const message = answerProblem(code.errors, "Please enter a code.");
	return (
		<Panel title={title} id="codes">
			<form
				{...getFormProps(form)}
				method="post"
				action={href("/admin/account")}
				className={formLayout}
			>
				<Problems
					notice={form.errors?.[0]}
					problems={message ? [{ id: code.name, message }] : []}
				/>
				<p>
					Signing in takes a code of your phone. {recoveryWords(recoveryCodes)} For new ones, turn
					codes off and set them up again.
				</p>
				<input type="hidden" name="intent" value={intents.turnOffCodes} />
				<Field
					label="Code of your phone, or a recovery code"
					name={code.name}
					error={message}
					autoComplete="one-time-code"
					autoCapitalize="none"
					spellCheck={false}
					required
				/>
				<div>
					<Button tone="bad">Turn codes off</Button>
				</div>
			</form>
		</Panel>
	);
}

function recoveryWords(count: number): string {
	if (count === 0) return "No recovery code is left.";
	return count === 1 ? "One recovery code is left." : `${count} recovery codes are left.`;
}
