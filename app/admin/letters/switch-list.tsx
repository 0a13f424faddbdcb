import { href } from "react-router";
import { FetcherForm } from "~/forms/fetcher-form.tsx";
import type { switchStates } from "~/reminders/settings.server.ts";
import { Button } from "~/ui/button.tsx";
import { Tag } from "~/ui/tag.tsx";
import { visuallyHidden } from "~/ui/theme/text.css.ts";
import * as shared from "../page.css.ts";
import * as rows from "../rows.css.ts";

type Switch = Awaited<ReturnType<typeof switchStates>>[number];

/** The automatic emails, each with a button that turns it on or off. */
export function SwitchList({ switches }: { switches: readonly Switch[] }) {
	return (
		<ul className={rows.list}>
			{switches.map(({ key, name, about, isOn }) => (
				<li key={key} className={rows.item}>
					<div className={rows.about}>
						<p className={rows.name}>{name}</p>
						<p className={rows.line}>{about}</p>
					</div>
					<FetcherForm action={href("/admin/letters")} className={shared.buttons}>
						{({ formData }) => {
							const willBeOn = formData ? formData.get("intent") === "on" : isOn;
							return (
								<>
									<input type="hidden" name="id" value={key} />
									<Tag available={willBeOn}>{willBeOn ? "On" : "Off"}</Tag>
									<Button tone="line" small name="intent" value={willBeOn ? "off" : "on"}>
										{willBeOn ? "Turn off" : "Turn on"}
										<span className={visuallyHidden}> {name}</span>
									</Button>
								</>
							);
						}}
					</FetcherForm>
				</li>
			))}
		</ul>
	);
}
