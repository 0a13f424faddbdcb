import type { SubmissionResult } from "@conform-to/react";
import { type Bounce, bounceText, reasonText } from "~/families/bounce-text.ts";
import type { ShownFamily } from "~/families/queries.server.ts";
import { CheckedForm, FormProblems, SendButton } from "~/forms/checked-form.tsx";
import { FetcherForm } from "~/forms/fetcher-form.tsx";
import { useCheckedForm } from "~/forms/use-checked-form.ts";
import { Button } from "~/ui/button.tsx";
import { Field } from "~/ui/form/field.tsx";
import { muted } from "~/ui/theme/text.css.ts";
import * as shared from "../page.css.ts";
import * as css from "./family.css.ts";
import { addressForm, addressNames } from "./family-forms.ts";

interface AddressesProps {
	family: ShownFamily;
	action: string;
	/** Why a corrected address was not accepted. */
	result?: SubmissionResult;
}

/** A family's email addresses. One that emails don't get through to can be corrected. */
export function Addresses({ family, action, result }: AddressesProps) {
	const { addresses, bounces, missing } = family;
	if (addresses.length === 0) return <p className={css.noAddress}>No email address is known.</p>;
	const missingAt = (address: string) => missing.filter(({ recipient }) => recipient === address);
	return (
		<ul className={css.addresses}>
			{addresses.map(({ address }) => {
				const [bounce, missed] = [bounces[address], missingAt(address)];
				const isOurs = result?.initialValue?.wrong === address;
				return (
					<li key={address}>
						<bdi>{address}</bdi>
						{bounce || missed.length > 0 ? (
							<Correction
								address={address}
								bounce={bounce}
								missing={missed}
								action={action}
								result={isOurs ? result : undefined}
							/>
						) : null}
					</li>
				);
			})}
		</ul>
	);
}

interface CorrectionProps {
	address: string;
	/** Undefined if only an answer did not arrive, for example because of a problem with our account. */
	bounce?: Bounce;
	/** Answers to this address that did not arrive. */
	missing: ShownFamily["missing"];
	action: string;
	result?: SubmissionResult;
}

function Correction({ address, bounce, missing, action, result }: CorrectionProps) {
	const form = useCheckedForm({
		id: `address-${address}`,
		schema: addressForm,
		names: addressNames,
		result,
		defaultValue: { right: address },
	});
	return (
		<div className={css.correction}>
			{bounce ? (
				<>
					<p className={shared.bad}>{bounceText(bounce)}</p>
					<p className={muted}>The waiting list and automatic emails skip this address.</p>
				</>
			) : (
				<p className={shared.bad}>
					An answer to this address did not arrive: {reasonText(missing[0]?.bounceReason ?? "")}.
				</p>
			)}
			<CheckedForm form={form} action={action} preventScrollReset className={shared.form}>
				<FormProblems form={form} />
				<input type="hidden" name="intent" value="address" />
				<input type="hidden" name="wrong" value={address} />
				<Field {...form.control("right")} type="email" label="The right address" required />
				<div className={shared.buttons}>
					{missing.length > 0 ? (
						<SendButton busy="Saving…" tone="night" small name="answers" value="again">
							Correct it and send the {missing.length === 1 ? "answer" : "answers"} again
						</SendButton>
					) : null}
					<SendButton busy="Saving…" tone="line" small>
						{missing.length > 0 ? "Only correct it" : "Correct it"}
					</SendButton>
				</div>
			</CheckedForm>
			{bounce ? (
				<FetcherForm action={action} className={shared.buttons}>
					<input type="hidden" name="address" value={address} />
					<Button tone="line" small name="intent" value="works">
						It works again
					</Button>
				</FetcherForm>
			) : null}
		</div>
	);
}
