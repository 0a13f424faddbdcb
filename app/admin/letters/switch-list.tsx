import { href } from "react-router";
import { FetcherForm, useFormFetcher } from "~/forms/fetcher-form.tsx";
import type { switchStates } from "~/reminders/settings.server.ts";
import { Button } from "~/ui/button.tsx";
import { Tag } from "~/ui/tag.tsx";
import { visuallyHidden } from "~/ui/theme/text.css.ts";
import * as css from "./letters.css.ts";

type Switch = Awaited<ReturnType<typeof switchStates>>[number];

/** The automatic emails, each with a button that turns it on or off. */
export function SwitchList({ switches }: { switches: readonly Switch[] }) {
	return (
		<ul className={css.list}>
			{switches.map((each) => (
				<li key={each.key} className={css.item}>
					<div className={css.about}>
						<p className={css.name}>{each.name}</p>
						<p className={css.line}>{each.about}</p>
					</div>
					<SwitchButton of={each} />
				</li>
			))}
		</ul>
	);
}

function SwitchButton({ of }: { of: Switch }) {
	const fetcher = useFormFetcher();
	const intent = fetcher.formData?.get("intent");
	const isOn = intent ? intent === "on" : of.isOn;
	return (
		<FetcherForm fetcher={fetcher} action={href("/admin/letters")} className={css.buttons}>
			<input type="hidden" name="id" value={of.key} />
			<Tag available={isOn}>{isOn ? "On" : "Off"}</Tag>
			<Button tone="line" small name="intent" value={isOn ? "off" : "on"}>
				{isOn ? "Turn off" : "Turn on"}
				<span className={visuallyHidden}> {of.name}</span>
			</Button>
		</FetcherForm>
	);
}
