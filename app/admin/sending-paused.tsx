import { href } from "react-router";
import { FetcherForm, useFormFetcher } from "~/forms/fetcher-form.tsx";
import { Alert } from "~/ui/alert.tsx";
import { Button } from "~/ui/button.tsx";
import { hints } from "./dashboard/dashboard.css.ts";

/** Says on every page of the admin that a restored copy sends no email, with the button to let it. */
export function SendingPaused() {
	const fetcher = useFormFetcher();
	return (
		<div className={hints}>
			<Alert tone="warn" title="Sending is paused">
				<p>
					This site was restored from a backup, so it sends no email. What is written waits here. If
					this is your real site, let it send: emails that waited when the backup was made go out
					then, even if families got them since.
				</p>
				<FetcherForm fetcher={fetcher} action={href("/admin/emails")}>
					<Button small tone="line" name="id" value="resume">
						Send emails again
					</Button>
				</FetcherForm>
			</Alert>
		</div>
	);
}
