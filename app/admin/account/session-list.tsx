import { Form, href } from "react-router";
import { momentInWords } from "~/business/moments.ts";
import { capital } from "~/platform/capital.ts";
import { Button } from "~/ui/button.tsx";
import { visuallyHidden } from "~/ui/theme/text.css.ts";
import { Panel } from "../page.tsx";
import * as rows from "../rows.css.ts";
import type { AccountIntent } from "./account-actions.server.ts";
import { AccountButton, type PanelProps, Row } from "./account-form.tsx";

export function SessionList({ sessions, own }: PanelProps) {
	return (
		<Panel title="Open sessions" id="sessions">
			<ul className={rows.list}>
				{sessions.map(({ id, browser, createdAt, lastSeenAt }) => {
					const isOwn = id === own;
					const signedIn = `signed in ${momentInWords(createdAt)}`;
					const seen = `last seen ${momentInWords(lastSeenAt)}`;
					return (
						<Row key={id} name={browser} line={`${capital(signedIn)}, ${seen}`}>
							{isOwn ? (
								<b>This one</b>
							) : (
								<AccountButton intent="end" about={id}>
									Sign out
									<span className={visuallyHidden}>
										{" "}
										{browser}, {signedIn}
									</span>
								</AccountButton>
							)}
						</Row>
					);
				})}
			</ul>
			{/* Reloads the document, so that no loaded data stays in the browser's memory. */}
			<Form method="post" action={href("/admin/account")} reloadDocument>
				<Button tone="bad" name="intent" value={"end-all" satisfies AccountIntent}>
					Sign out everywhere
				</Button>
			</Form>
		</Panel>
	);
}
