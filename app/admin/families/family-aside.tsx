import { type Bounce, bounceText, reasonText } from "~/families/bounce-text.ts";
import type { ShownFamily } from "~/families/queries.server.ts";
import { detailsLabels, detailsSchema } from "~/families/schema.ts";
import { stages } from "~/families/stages.ts";
import { CheckedForm, FormProblems, SendButton } from "~/forms/checked-form.tsx";
import { MergeBase } from "~/forms/edit-conflict.tsx";
import { FetcherForm } from "~/forms/fetcher-form.tsx";
import { useCheckedForm } from "~/forms/use-checked-form.ts";
import { BASE } from "~/platform/forms/edit-conflict.ts";
import { Button, ButtonLink } from "~/ui/button.tsx";
import { Field } from "~/ui/form/field.tsx";
import { Link } from "~/ui/link.tsx";
import { muted, visuallyHidden } from "~/ui/theme/text.css.ts";
import { wishesInWords } from "~/waiting-list/wishes.ts";
import * as shared from "../page.css.ts";
import { Panel } from "../page.tsx";
import { sinceText, statusLabel } from "../waiting-list/waiting-texts.ts";
import {
	entryAddress,
	eraseAddress,
	exportAddress,
	mergeAddress,
	newEntryAddress,
} from "./addresses.ts";
import * as css from "./family.css.ts";
import { addressForm, addressNames, detailsValues, isRefusedOf } from "./family-forms.ts";

interface AsideProps {
	family: ShownFamily;
	action: string;
	/** How often the details were saved; a change resets their form. */
	saved: number;
}

/** A family's details and wishes, and links to rarer actions. */
export function FamilyAside(props: AsideProps) {
	const { family, saved } = props;
	return (
		<>
			<Panel title="Who they are" id="details-title">
				<Addresses {...props} />
				<DetailsForm key={`${family.id} ${saved}`} {...props} />
			</Panel>
			<Panel title="More" id="more">
				<ul className={css.more}>
					<li>
						<Link to={mergeAddress(family.id)}>Merge with another family</Link>
					</li>
					<li>
						<a href={exportAddress(family.id)} download="">
							Export everything as a file
						</a>
					</li>
					<li>
						<Link to={eraseAddress(family.id)} className={shared.bad}>
							Erase this family’s data
						</Link>
					</li>
				</ul>
			</Panel>
		</>
	);
}

/** A button for each stage. The button of the family's current stage is pressed. */
export function StagePanel({ family, action }: Pick<AsideProps, "family" | "action">) {
	return (
		<Panel title="Stage" id="stage">
			<FetcherForm key={family.id} action={action} className={css.stages}>
				{({ formData }) => (
					<>
						<input type="hidden" name="from" value={family.stage} />
						<input type="hidden" name="intent" value="stage" />
						{stages.map(({ key, label }) => {
							const isCurrent = key === (formData?.get("to") ?? family.stage);
							return (
								<Button
									key={key}
									small
									tone={isCurrent ? "night" : "line"}
									name="to"
									value={key}
									aria-pressed={isCurrent}
								>
									{label}
								</Button>
							);
						})}
					</>
				)}
			</FetcherForm>
		</Panel>
	);
}

/** A family's places on the waiting list, with its wishes there. */
export function WaitingPanel({ family }: Pick<AsideProps, "family">) {
	const { id, waitingEntries } = family;
	return (
		<Panel title="Waiting list" id="waiting-list">
			{waitingEntries.map((entry) => (
				<p key={entry.id}>
					<Link to={entryAddress(entry.id)}>
						{statusLabel(entry.status)} since {sinceText(entry)}
					</Link>
					: {wishesInWords(entry) || "nothing in particular"}
				</p>
			))}
			{waitingEntries.some(({ status }) => status === "waiting") ? null : (
				<ButtonLink tone="line" small to={newEntryAddress(id)}>
					Add to the waiting list
				</ButtonLink>
			)}
		</Panel>
	);
}

/** The form for a family's name, phone number and wishes. */
function DetailsForm({ family, action }: AsideProps) {
	const values = detailsValues(family);
	const form = useCheckedForm({
		id: "details",
		schema: detailsSchema,
		isOwn: isRefusedOf("details"),
		defaultValue: values,
	});
	return (
		<CheckedForm
			form={form}
			action={action}
			preventScrollReset
			draft={{ base: BASE }}
			className={shared.form}
		>
			<FormProblems form={form} />
			<MergeBase values={values} />
			<Field {...form.control("name")} label={detailsLabels.name} autoComplete="off" />
			<div className={shared.pair}>
				<Field {...form.control("phoneNumber")} type="tel" label={detailsLabels.phoneNumber} />
				<Field {...form.control("source")} label={detailsLabels.source} />
			</div>
			<fieldset className={shared.bare}>
				<legend>Wishes</legend>
				<Field {...form.control("wishBreeds")} label={detailsLabels.wishBreeds} />
				<div className={shared.pair}>
					<Field {...form.control("wishSize")} label={detailsLabels.wishSize} />
					<Field {...form.control("wishSex")} label={detailsLabels.wishSex} />
				</div>
				<div className={shared.pair}>
					<Field {...form.control("wishWhen")} label={detailsLabels.wishWhen} />
					<Field
						{...form.control("wishBudget")}
						label={detailsLabels.wishBudget}
						inputMode="numeric"
					/>
				</div>
			</fieldset>
			<div className={shared.buttons}>
				<SendButton busy="Saving…" tone="line" name="intent" value="details">
					Save
				</SendButton>
			</div>
		</CheckedForm>
	);
}

/** A family's email addresses. One of several can be split off; one that emails don't get through to can be corrected. */
function Addresses({ family, action }: Pick<AsideProps, "family" | "action">) {
	const { addresses, bounces, missing } = family;
	if (addresses.length === 0) return <p className={css.noAddress}>No email address is known.</p>;
	const missingAt = (address: string) => missing.filter(({ recipient }) => recipient === address);
	return (
		<ul className={css.addresses}>
			{addresses.map(({ address }) => {
				const [bounce, missed] = [bounces[address], missingAt(address)];
				return (
					<li key={address}>
						<bdi>{address}</bdi>
						{addresses.length > 1 ? (
							<FetcherForm action={action}>
								<input type="hidden" name="address" value={address} />
								<Button tone="line" small name="intent" value="split">
									Split off<span className={visuallyHidden}> {address} as a family of its own</span>
								</Button>
							</FetcherForm>
						) : null}
						{bounce || missed.length > 0 ? (
							<Correction address={address} bounce={bounce} missing={missed} action={action} />
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
	/** Answers for this address that did not arrive. */
	missing: ShownFamily["missing"];
	action: string;
}

function Correction({ address, bounce, missing, action }: CorrectionProps) {
	const form = useCheckedForm({
		id: `address-${address}`,
		schema: addressForm,
		names: addressNames,
		isOwn: (sent) => isRefusedOf("address")(sent) && sent.wrong === address,
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
					An answer did not arrive: {reasonText(missing[0]?.bounceReason ?? "")}. Once the address
					is right, you can send the answer again.
				</p>
			)}
			<CheckedForm form={form} action={action} preventScrollReset className={shared.form}>
				<FormProblems form={form} />
				<input type="hidden" name="intent" value="address" />
				<input type="hidden" name="wrong" value={address} />
				<Field {...form.control("right")} type="email" label="The right address" />
				<div className={shared.buttons}>
					<SendButton busy="Saving…" tone="line" small>
						Correct it
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
