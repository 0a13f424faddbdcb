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
	/** Address that the form is submitted to. */
	action: string;
	/** Address to return to if the photo is kept. */
	back: string;
	photo: { id: number; alt: string; picture: PictureSource };
	/** Why the last attempt to delete it failed. */
	problem?: string;
	/** Notes on what the deletion affects. */
	children?: ReactNode;
}

/** Shows a photo and asks for confirmation before it is permanently deleted. */
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
				<p>
					It disappears from every page at once, and its files are deleted. This can't be undone.
				</p>
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
