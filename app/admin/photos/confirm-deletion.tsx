import type { ReactNode } from "react";
import { Form } from "react-router";
import { Button, ButtonLink } from "~/ui/button.tsx";
import { Problems } from "~/ui/form/problems.tsx";
import { Actions } from "~/ui/page/layout.tsx";
import { Frame, Picture, type PictureSource } from "~/ui/picture/picture.tsx";
import { form } from "../page.css.ts";
import { Panel } from "../page.tsx";
import * as css from "./photo-list.css.ts";

interface ConfirmDeletionProps {
	/** Where the answer is sent. */
	action: string;
	/** Where nothing is deleted. */
	back: string;
	photo: { id: number; alt: string; picture: PictureSource };
	/** Why it could not be deleted just now. */
	problem?: string;
	/** What is deleted along with it. */
	children?: ReactNode;
}

/** Asks before a photo goes for good, and shows which. */
export function ConfirmDeletion(props: ConfirmDeletionProps) {
	const { action, back, photo, problem, children } = props;
	return (
		<Panel>
			<Form method="post" action={action} discover="none" className={form}>
				<Problems notice={problem} problems={[]} />
				<Frame ratio="4/3" className={css.large}>
					<Picture of={photo.picture} sizes="22rem" eager />
				</Frame>
				{photo.alt ? <p>{photo.alt}</p> : null}
				{children}
				<p>It goes from every page at once, and its files with it. This can't be undone.</p>
				<Actions>
					<Button tone="bad" name="do" value={`delete-${photo.id}`}>
						Delete photo
					</Button>
					<ButtonLink tone="line" to={back}>
						Keep it
					</ButtonLink>
				</Actions>
			</Form>
		</Panel>
	);
}
