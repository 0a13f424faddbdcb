import type { SubmissionResult } from "@conform-to/react";
import type { ShownFamily } from "~/families/queries.server.ts";
import { stages } from "~/families/stages.ts";
import { FetcherForm } from "~/forms/fetcher-form.tsx";
import { Button } from "~/ui/button.tsx";
import { Link } from "~/ui/link.tsx";
import * as shared from "../page.css.ts";
import { Panel } from "../page.tsx";
import { eraseAddress, exportAddress, mergeAddress, splitAddress } from "./addresses.ts";
import { DetailsForm } from "./details-form.tsx";
import * as css from "./family.css.ts";
import { Addresses } from "./family-addresses.tsx";

interface AsideProps {
	family: ShownFamily;
	action: string;
	result?: SubmissionResult;
	/** The name under which the draft of the details is kept on the device. */
	draft: string;
	/** How often the details were saved; a change resets their form. */
	saved: number;
	/** The result of the form that corrects an address. */
	addressResult?: SubmissionResult;
}

/** A family's details and wishes, and links to rarer actions. */
export function FamilyAside(props: AsideProps) {
	const { family, action, result, saved, draft, addressResult } = props;
	return (
		<>
			<Panel title="Who they are" id="details-title">
				<Addresses family={family} action={action} result={addressResult} />
				<DetailsForm
					key={`${family.id} ${saved}`}
					family={family}
					action={action}
					draft={draft}
					result={result}
				/>
			</Panel>
			<Panel title="More" id="more">
				<ul className={css.more}>
					<li>
						<Link to={mergeAddress(family.id)}>Merge with another family</Link>
					</li>
					<li>
						<Link to={splitAddress(family.id)}>Split into two families</Link>
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
