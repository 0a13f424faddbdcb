import { ArrowDown, ArrowDownToLine, ArrowUp, type LucideIcon, Trash2 } from "lucide-react";
import type { AdminPhoto } from "~/photos/admin-queries.server.ts";
import { Button, ButtonLink } from "~/ui/button.tsx";
import { Icon } from "~/ui/icon.tsx";
import { Frame, Picture } from "~/ui/picture.tsx";
import { muted, visuallyHidden } from "~/ui/text.css.ts";
import { Panel, SaveBar } from "../page.tsx";
import { action as actionButton, badAction } from "../table.css.ts";
import { ALT_HINT, AltField, FocusFields } from "./photo-fields.tsx";
import * as css from "./photo-list.css.ts";

interface PhotoListProps {
	action: string;
	puppy: { name: string; photos: readonly AdminPhoto[] };
	/** The puppy's own page. */
	back: string;
	problems: readonly { id: string; message: string }[];
	/** What was written in a form that could not be taken. */
	given?: Readonly<Record<string, string>>;
}

/**
 * The photos in their order. They stand in one form, so that whatever button is pressed, nothing
 * that was written is lost.
 */
export function PhotoList({ action, puppy, back, problems, given }: PhotoListProps) {
	const { photos } = puppy;
	const hidden = photos.filter(({ alt }) => alt === "").length;
	return (
		<div data-photo-list="" className={css.region}>
			{photos.length === 0 ? (
				<Panel title="No photos yet" id="photos">
					<p className={muted}>
						Without one, {puppy.name}'s card and profile show an icon in its place.
					</p>
				</Panel>
			) : (
				<form method="post" action={action}>
					{/* What the Enter key presses: the first button of a form. */}
					<button type="submit" name="do" value="save" tabIndex={-1} className={visuallyHidden}>
						Save photos
					</button>
					<Panel
						title={photos.length === 1 ? "1 photo" : `${photos.length} photos`}
						id="photos"
						action={hidden > 0 ? <Hidden count={hidden} /> : null}
					>
						<p className={css.note}>
							Say what each photo shows. {ALT_HINT}. A photo without words waits for them.
						</p>
						<ol className={css.list}>
							{photos.map((photo, index) => (
								<PhotoItem
									key={photo.id}
									photo={photo}
									place={index + 1}
									count={photos.length}
									action={action}
									problems={problems}
									given={given}
								/>
							))}
						</ol>
					</Panel>
					<SaveBar
						aside={
							<ButtonLink tone="line" href={back}>
								Back to {puppy.name}
							</ButtonLink>
						}
					>
						<Button name="do" value="save">
							Save photos
						</Button>
					</SaveBar>
				</form>
			)}
		</div>
	);
}

function Hidden({ count }: { count: number }) {
	return (
		<span className={css.waiting}>
			{count === 1 ? "1 is not shown to visitors yet" : `${count} are not shown to visitors yet`}
		</span>
	);
}

interface PhotoItemProps {
	photo: AdminPhoto;
	/** From 1. */
	place: number;
	count: number;
	action: string;
	problems: PhotoListProps["problems"];
	given?: Readonly<Record<string, string>>;
}

function PhotoItem({ photo, place, count, action, problems, given }: PhotoItemProps) {
	const { id, alt, focusX, focusY, picture } = photo;
	const answer = (control: string, stored: string) => {
		const name = `${control}-${id}`;
		return {
			name,
			value: given?.[name] ?? stored,
			error: problems.find((problem) => problem.id === name)?.message,
		};
	};
	const of = `photo ${place}`;
	return (
		<li className={css.item}>
			<Frame ratio="4/3" className={css.thumb}>
				<Picture of={picture} sizes="12rem" />
				{place === 1 ? <span className={css.main}>Main photo</span> : null}
			</Frame>
			<div className={css.buttons}>
				{place > 1 ? (
					<>
						<Button
							tone="line"
							small
							name="do"
							value={`main-${id}`}
							aria-label={`Make main photo: ${of}`}
							className={css.makeMain}
						>
							Make main photo
						</Button>
						<Step what="earlier" id={id} icon={ArrowUp} label={`Move ${of} earlier`} />
					</>
				) : null}
				{place < count ? (
					<>
						<Step what="later" id={id} icon={ArrowDown} label={`Move ${of} later`} />
						<Step what="last" id={id} icon={ArrowDownToLine} label={`Move ${of} to the end`} />
					</>
				) : null}
				<a
					href={`${action}?delete=${id}`}
					aria-label={`Delete ${of}`}
					title="Delete"
					className={badAction}
				>
					<Icon of={Trash2} />
				</a>
			</div>
			<div className={css.fields}>
				{alt ? null : <p className={css.waiting}>Not shown to visitors until described</p>}
				<AltField answer={answer("alt", alt)} of={of} />
				<FocusFields
					picture={picture}
					x={answer("x", String(focusX))}
					y={answer("y", String(focusY))}
					of={of}
				/>
			</div>
		</li>
	);
}

interface StepProps {
	what: string;
	id: number;
	icon: LucideIcon;
	label: string;
}

function Step({ what, id, icon, label }: StepProps) {
	return (
		<button
			type="submit"
			name="do"
			value={`${what}-${id}`}
			aria-label={label}
			title={label}
			className={actionButton}
		>
			<Icon of={icon} />
		</button>
	);
}
