/** Lets photos be reordered by dragging, with a pointer or the keyboard. */
import {
	type Announcements,
	closestCenter,
	DndContext,
	KeyboardSensor,
	PointerSensor,
	type UniqueIdentifier,
	useSensor,
	useSensors,
} from "@dnd-kit/core";
import {
	SortableContext,
	sortableKeyboardCoordinates,
	verticalListSortingStrategy,
} from "@dnd-kit/sortable";
import type { ReactNode } from "react";

interface PhotoOrderProps {
	/** Ids of the photos, in order. */
	order: readonly number[];
	/** Called with the place, from 0, where a photo was dropped. */
	onMove: (id: number, place: number) => void;
	children: ReactNode;
}

/** Pixels that the pointer must move before a drag starts, so that a click remains a click. */
const DRAG_DISTANCE = 4;

const screenReaderInstructions = {
	draggable:
		"To move the photo, press the space bar, then use the arrow keys. Press the space bar again to put it down, or Escape to leave it where it was.",
};

export function PhotoOrder({ order, onMove, children }: PhotoOrderProps) {
	const sensors = useSensors(
		useSensor(PointerSensor, { activationConstraint: { distance: DRAG_DISTANCE } }),
		useSensor(KeyboardSensor, { coordinateGetter: sortableKeyboardCoordinates }),
	);
	const placeOf = (id: UniqueIdentifier) => order.indexOf(Number(id)) + 1;
	const held = (photo: UniqueIdentifier, over: UniqueIdentifier) =>
		`Photo ${placeOf(photo)} is picked up, over place ${placeOf(over)} of ${order.length}.`;
	const announcements: Announcements = {
		onDragStart: ({ active }) => held(active.id, active.id),
		// This event fires for the photo's own place right after it is picked up, so the text covers both.
		onDragOver: ({ active, over }) => (over ? held(active.id, over.id) : undefined),
		onDragEnd: ({ active, over }) =>
			`Photo ${placeOf(active.id)} is put down at place ${placeOf(over?.id ?? active.id)}.`,
		onDragCancel: ({ active }) => `Photo ${placeOf(active.id)} stays where it was.`,
	};
	return (
		<DndContext
			// Without an id, dnd-kit would count instances, and server and browser would disagree.
			id="photo-order"
			sensors={sensors}
			collisionDetection={closestCenter}
			accessibility={{ announcements, screenReaderInstructions }}
			onDragEnd={({ active, over }) => {
				if (over && over.id !== active.id) onMove(Number(active.id), placeOf(over.id) - 1);
			}}
		>
			<SortableContext items={[...order]} strategy={verticalListSortingStrategy}>
				{children}
			</SortableContext>
		</DndContext>
	);
}
