/** One photo of a puppy: its picture, position, alternative text and focus. */
import { useSortable } from "@dnd-kit/sortable";
import { CSS } from "@dnd-kit/utilities";
import { ArrowDown, ArrowDownToLine, ArrowUp, GripVertical, type IconNode, Trash2 } from "lucide";
import { useHydrated } from "remix-utils/use-hydrated";
import type { AdminPhoto } from "~/photos/admin-queries.server.ts";
import { Button } from "~/ui/button.tsx";
import { classNames } from "~/ui/class-names.ts";
import { Field } from "~/ui/form/field.tsx";
import { Link } from "~/ui/link.tsx";
import { Icon } from "~/ui/picture/icon.tsx";
import { Frame, Picture } from "~/ui/picture/picture.tsx";
import { action as actionButton, badAction } from "../table.css.ts";
import { FocusFields } from "./focus-fields.tsx";
import { AltField } from "./photo-fields.tsx";
import * as css from "./photo-list.css.ts";
import type { Problem } from "./photo-step.ts";

interface PhotoItemProps {
	photo: AdminPhoto;
	/** Its position, from 1. */
	place: number;
	count: number;
	/** Address of the page. */
	action: string;
	problems: readonly Problem[];
	/** The values of a form that was refused, by control name. */
	typed?: Readonly<Record<string, string>>;
}

/** Id of the handle that a photo is dragged by. */
export const handleId = (photo: number) => `handle-${photo}`;

export function PhotoItem({ photo, place, count, action, problems, typed }: PhotoItemProps) {
	const { id, alt, focusX, focusY, picture } = photo;
	const {
		setNodeRef,
		setActivatorNodeRef,
		attributes,
		listeners,
		transform,
		transition,
		isDragging,
	} = useSortable({ id });
	const isHydrated = useHydrated();
	const answer = (control: string, stored: string) => {
		const name = `${control}-${id}`;
		return {
			name,
			value: typed?.[name] ?? stored,
			error: problems.find((problem) => problem.id === name)?.message,
		};
	};
	const of = `photo ${place}`;
	return (
		<li
			ref={setNodeRef}
			style={{ transform: CSS.Translate.toString(transform), transition }}
			className={classNames(css.item, isDragging && css.dragged)}
		>
			<Frame ratio="4/3" className={css.thumb}>
				<Picture of={picture} sizes="12rem" />
				{place === 1 ? <span className={css.main}>Main photo</span> : null}
			</Frame>
			<div className={css.buttons}>
				{place > 1 ? (
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
				) : null}
				{count > 1 ? <PlaceField id={id} of={of} place={place} count={count} /> : null}
				<div className={css.icons}>
					{isHydrated && count > 1 ? (
						<button
							type="button"
							{...attributes}
							{...listeners}
							ref={setActivatorNodeRef}
							id={handleId(id)}
							aria-label={`Drag ${of}`}
							title="Drag"
							className={classNames(actionButton, css.handle)}
						>
							<Icon of={GripVertical} />
						</button>
					) : null}
					{place > 1 ? (
						<Step what="earlier" id={id} icon={ArrowUp} label={`Move ${of} earlier`} />
					) : null}
					{place < count ? (
						<>
							<Step what="later" id={id} icon={ArrowDown} label={`Move ${of} later`} />
							<Step what="last" id={id} icon={ArrowDownToLine} label={`Move ${of} to the end`} />
						</>
					) : null}
					<Link
						to={`${action}?delete=${id}`}
						aria-label={`Delete ${of}`}
						title="Delete"
						className={badAction}
					>
						<Icon of={Trash2} />
					</Link>
				</div>
			</div>
			<div className={css.fields}>
				{alt ? null : <p className={css.waiting}>Still has the default description</p>}
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

interface PlaceFieldProps {
	id: number;
	of: string;
	place: number;
	count: number;
}

/** Moves a photo to any place in one step. */
function PlaceField({ id, of, place, count }: PlaceFieldProps) {
	return (
		<div className={css.place}>
			<Field
				// Resets an unused choice when the photo moves, so that it isn't mistaken for its place.
				key={place}
				as="select"
				label={`Place of ${of}`}
				name={`to-${id}`}
				defaultValue={String(place)}
				options={Array.from({ length: count }, (_, index) => String(index + 1))}
			/>
			<Button
				tone="line"
				small
				name="do"
				value={`place-${id}`}
				aria-label={`Move ${of} to this place`}
			>
				Move
			</Button>
		</div>
	);
}

interface StepProps {
	what: string;
	id: number;
	icon: IconNode;
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
