/**
 * Photos as a grid. Each one leads to its sheet, and a check box chooses it. A puppy's photos can also be dragged:
 * with a mouse, with a finger after it was held for a moment, or with the keyboard. A photo that is held and not
 * moved is chosen.
 */
import {
	type Announcements,
	closestCenter,
	DndContext,
	type DragEndEvent,
	KeyboardCode,
	KeyboardSensor,
	MouseSensor,
	TouchSensor,
	useSensor,
	useSensors,
} from "@dnd-kit/core";
import {
	rectSortingStrategy,
	SortableContext,
	sortableKeyboardCoordinates,
	useSortable,
} from "@dnd-kit/sortable";
import { CSS } from "@dnd-kit/utilities";
import { type ReactNode, type SyntheticEvent, useRef } from "react";
import { Form } from "react-router";
import type { PictureSource } from "~/business/picture-source.ts";
import { capital } from "~/platform/capital.ts";
import { Button } from "~/ui/button.tsx";
import { classNames } from "~/ui/class-names.ts";
import { Link } from "~/ui/link.tsx";
import { Frame, Picture } from "~/ui/picture/picture.tsx";
import { under } from "../page.css.ts";
import { CHOSEN } from "./chosen.ts";
import * as css from "./photo-grid.css.ts";

export interface Tile {
	id: number;
	/** What the link and the check box call it, such as "photo 2" or "document 1". */
	name: string;
	/** Address of its sheet. */
	to: string;
	picture: PictureSource;
	/** Shown on the picture, for those who see it. */
	mark?: string;
	/** Shown under the picture. */
	caption?: ReactNode;
}

interface PhotoGridProps {
	tiles: readonly Tile[];
	/** Address of the page that deletes the chosen photos. */
	deletePath: string;
	/** Moves a photo to a place, counted from 0. Undefined if the photos have no order. */
	onMove?: (id: number, to: number) => void;
}

const sheetLink = { preventScrollReset: true, viewTransition: false } as const;

export function PhotoGrid({ tiles, deletePath, onMove }: PhotoGridProps) {
	const list = (
		<ol className={css.grid}>
			{tiles.map((tile) =>
				onMove ? <SortableTile key={tile.id} {...tile} /> : <PlainTile key={tile.id} {...tile} />,
			)}
		</ol>
	);
	return (
		<Form action={deletePath} className={under} discover="none">
			{onMove ? (
				<Sortable tiles={tiles} onMove={onMove}>
					{list}
				</Sortable>
			) : (
				list
			)}
			<div className={css.bulk}>
				<span>Chosen:</span>
				<Button tone="bad">Delete</Button>
			</div>
		</Form>
	);
}

function PlainTile(tile: Tile) {
	return (
		<li className={css.tile}>
			<Link to={tile.to} {...sheetLink} className={css.link}>
				<TilePicture {...tile} />
			</Link>
			<Choose {...tile} />
		</li>
	);
}

function SortableTile(tile: Tile) {
	const sortable = useSortable({ id: tile.id });
	const { role: _, ...attributes } = sortable.attributes;
	const { transform, transition, isDragging } = sortable;
	return (
		<li
			ref={sortable.setNodeRef}
			style={{ transform: CSS.Translate.toString(transform), transition }}
			className={classNames(css.tile, isDragging && css.dragged)}
		>
			<div {...sortable.listeners}>
				<Link
					to={tile.to}
					{...sheetLink}
					{...attributes}
					draggable={false}
					className={classNames(css.link, css.movable)}
				>
					<TilePicture {...tile} />
				</Link>
			</div>
			<Choose {...tile} />
		</li>
	);
}

function TilePicture({ name, picture, mark, caption }: Tile) {
	return (
		<>
			<Frame as="span" ratio="1/1" className={css.thumb}>
				<Picture
					source={{ ...picture, alt: caption ? "" : `${name}: ${picture.alt}` }}
					sizes="(min-width: 992px) 12rem, 33vw"
				/>
				{mark ? (
					<span aria-hidden="true" className={css.mark}>
						{mark}
					</span>
				) : null}
			</Frame>
			{caption}
		</>
	);
}

const Choose = ({ id, name }: Tile) => (
	<label className={css.choose}>
		<input
			type="checkbox"
			id={`${CHOSEN}${id}`}
			name={`${CHOSEN}${id}`}
			aria-label={`Choose ${name}`}
		/>
	</label>
);

/** Pixels that the mouse must move before a drag starts, so that a click remains a click. */
const DRAG_DISTANCE = 4;
/** Milliseconds that a finger must stay on a photo; before that, it scrolls the page. */
const HOLD = { delay: 250, tolerance: 8 };

const screenReaderInstructions = {
	draggable:
		"Enter opens the photo. To move it, press the space bar, then use the arrow keys. Press the space bar again to put it down, or Escape to leave it where it was.",
};

interface SortableProps extends Required<Pick<PhotoGridProps, "tiles" | "onMove">> {
	children: ReactNode;
}

function Sortable({ tiles, onMove, children }: SortableProps) {
	const sensors = useSensors(
		useSensor(MouseSensor, { activationConstraint: { distance: DRAG_DISTANCE } }),
		useSensor(TouchSensor, { activationConstraint: HOLD }),
		useSensor(KeyboardSensor, {
			coordinateGetter: sortableKeyboardCoordinates,
			keyboardCodes: {
				start: [KeyboardCode.Space],
				cancel: [KeyboardCode.Esc],
				end: [KeyboardCode.Space, KeyboardCode.Enter],
			},
		}),
	);
	/** Whether a pointer that is being released has dragged a photo, so that this is no click on its link. */
	const isDrag = useRef(false);
	const begin = () => {
		isDrag.current = false;
	};
	/** Keeps a link from opening when a photo is put down on it, and its menu when it is held. */
	const stopDrag = (event: SyntheticEvent) => {
		if (!isDrag.current) return;
		event.preventDefault();
		event.stopPropagation();
	};
	const placeOf = (id: string | number) => tiles.findIndex((tile) => tile.id === id);
	const end = ({ active, over, activatorEvent }: DragEndEvent) => {
		if (over && over.id !== active.id) return onMove(Number(active.id), placeOf(over.id));
		const box = document.getElementById(`${CHOSEN}${active.id}`);
		const isHeld = activatorEvent.type === "touchstart";
		if (isHeld && box instanceof HTMLInputElement) box.checked = !box.checked;
	};
	return (
		<DndContext
			// Without an id, dnd-kit would count instances, and server and browser would disagree.
			id="photo-order"
			sensors={sensors}
			collisionDetection={closestCenter}
			accessibility={{
				announcements: announcementsOf(tiles),
				screenReaderInstructions,
			}}
			onDragStart={({ activatorEvent }) => {
				isDrag.current = !(activatorEvent instanceof KeyboardEvent);
			}}
			onDragEnd={end}
		>
			<SortableContext items={tiles.map(({ id }) => id)} strategy={rectSortingStrategy}>
				<div
					onPointerDownCapture={begin}
					onKeyDownCapture={begin}
					onClickCapture={stopDrag}
					onContextMenuCapture={stopDrag}
				>
					{children}
				</div>
			</SortableContext>
		</DndContext>
	);
}

function announcementsOf(tiles: readonly Tile[]): Announcements {
	const nameOf = (id: string | number) =>
		capital(tiles.find((tile) => tile.id === id)?.name ?? "photo");
	const placeOf = (id: string | number) => tiles.findIndex((tile) => tile.id === id) + 1;
	const held = (photo: string | number, over: string | number) =>
		`${nameOf(photo)} is picked up, over place ${placeOf(over)} of ${tiles.length}.`;
	return {
		onDragStart: ({ active }) => held(active.id, active.id),
		// This event fires for the photo's own place right after it is picked up, so the text covers both.
		onDragOver: ({ active, over }) => (over ? held(active.id, over.id) : undefined),
		onDragEnd: ({ active, over }) =>
			`${nameOf(active.id)} is put down at place ${placeOf(over?.id ?? active.id)}.`,
		onDragCancel: ({ active }) => `${nameOf(active.id)} stays where it was.`,
	};
}
