import { type FormEvent, type RefObject, useEffect, useRef } from "react";
import { Form } from "react-router";
import { Drafts } from "~/forms/draft-offer.tsx";
import { LeaveGuard } from "~/forms/leave-guard.tsx";
import type { AdminPhoto } from "~/photos/admin-queries.server.ts";
import { photoWords } from "~/puppies/photo-words.ts";
import { Button, ButtonLink } from "~/ui/button.tsx";
import { Problems } from "~/ui/form/problems.tsx";
import { muted, visuallyHidden } from "~/ui/theme/text.css.ts";
import { Panel, SaveBar } from "../page.tsx";
import { PhotoItem } from "./photo-item.tsx";
import * as css from "./photo-list.css.ts";
import { PhotoOrder } from "./photo-order.tsx";
import type { Problem } from "./photo-step.ts";
import { useMovedPhoto } from "./use-moved-photo.ts";
import { usePhotoSteps } from "./use-photo-steps.ts";
import { usePhotoWords } from "./use-photo-words.ts";

/** The id of the form around the photos. */
export const PHOTO_FORM = "photo-words";

interface PhotoListProps {
	action: string;
	puppy: { id: number; name: string; breed: string; photos: readonly AdminPhoto[] };
	/** The puppy's own page. */
	back: string;
	problems: readonly Problem[];
	/** The values of a form that was refused. */
	typed?: Readonly<Record<string, string>>;
}

/** The photos in order, or a note that there are none yet. */
export function PhotoList(props: PhotoListProps) {
	const { photos, name } = props.puppy;
	return (
		<div className={css.region}>
			{photos.length === 0 ? (
				<Panel title="No photos yet" id="photos">
					<p className={muted}>
						Until you add one, {name}'s card and profile say that photos are coming.
					</p>
				</Panel>
			) : (
				<PhotoForm {...props} />
			)}
		</div>
	);
}

/**
 * All photos are in one form, so that nothing typed is lost, whichever button is pressed. Once
 * hydrated, each step is shown at once and sent in the background, without loading another page.
 */
function PhotoForm({ action, puppy, back, problems, typed }: PhotoListProps) {
	const { photos } = puppy;
	const { order, answer, send, done, isBusy } = usePhotoSteps(action, photos);
	const formRef = useRef<HTMLFormElement>(null);
	const noticeRef = useRef<HTMLDivElement>(null);
	const draft = `photos ${puppy.id}`;
	const words = usePhotoWords({
		photos,
		form: formRef,
		draft,
		refused: typed,
		isStored: answer?.message !== undefined,
		done,
	});
	const refused = answer?.problems;
	const shownProblems = refused ?? problems;

	useEffect(() => {
		if (refused) noticeRef.current?.querySelector<HTMLElement>("[role=alert]")?.focus();
	}, [refused]);

	const { submit, moveTo } = usePhotoSubmit({ form: formRef, order, send });
	const undescribed = photos.filter(({ alt }) => alt === "").length;
	return (
		<>
			<div ref={noticeRef}>{refused ? <Problems problems={refused} /> : null}</div>
			<Form
				ref={formRef}
				id={PHOTO_FORM}
				method="post"
				action={action}
				discover="none"
				onSubmit={submit}
				aria-busy={isBusy}
			>
				<Drafts form={formRef} of={words} name={draft} controls={words.controls} />
				<LeaveGuard isUnsaved={words.isUnsaved} />
				{/* The Enter key presses the first button of a form. This one is hidden, because the
				    same button is shown below. */}
				<button
					type="submit"
					name="do"
					value="save"
					tabIndex={-1}
					aria-hidden="true"
					className={visuallyHidden}
				>
					Save photos
				</button>
				<Panel
					title={photos.length === 1 ? "1 photo" : `${photos.length} photos`}
					id="photos"
					action={undescribed > 0 ? <WithDefault count={undescribed} /> : null}
				>
					<p className={css.note}>
						Visitors see a new photo right away. For people who can't see it, it is described as “
						{photoWords(puppy, 0, photos.length)}” until you write something better, such as
						“Juniper asleep on a blue blanket”.
					</p>
					<PhotoOrder order={order} onMove={moveTo}>
						<ol className={css.list}>
							{order.map((id, index) => {
								const photo = photos.find((one) => one.id === id);
								return photo ? (
									<PhotoItem
										key={id}
										photo={photo}
										place={index + 1}
										count={order.length}
										action={action}
										problems={shownProblems}
										typed={words.typed}
									/>
								) : null;
							})}
						</ol>
					</PhotoOrder>
				</Panel>
				<PhotoSaveBar name={puppy.name} back={back} answer={answer} />
			</Form>
		</>
	);
}

interface PhotoSubmit {
	form: RefObject<HTMLFormElement | null>;
	order: readonly number[];
	send: (step: FormData) => void;
}

/** Sends a step in the background instead of submitting the form: a clicked button, or a dragged photo. */
function usePhotoSubmit({ form, order, send }: PhotoSubmit) {
	const moved = useMovedPhoto(order);

	const submit = (event: FormEvent<HTMLFormElement>) => {
		const { nativeEvent, currentTarget } = event;
		const button = nativeEvent instanceof SubmitEvent ? nativeEvent.submitter : null;
		event.preventDefault();
		const step = new FormData(currentTarget, button);
		const id = Number(String(step.get("do")).split("-")[1]);
		// Some browsers don't focus a button when it is clicked.
		button?.focus({ preventScroll: true });
		moved.current = id && button ? { id, button } : undefined;
		send(step);
	};
	const moveTo = (id: number, place: number) => {
		if (!form.current) return;
		const step = new FormData(form.current);
		step.set("do", `place-${id}`);
		step.set(`to-${id}`, String(place + 1));
		moved.current = undefined;
		send(step);
	};
	return { submit, moveTo };
}

type Answer = ReturnType<typeof usePhotoSteps>["answer"];

/** The buttons at the bottom, and the result of the last step. */
function PhotoSaveBar({ name, back, answer }: { name: string; back: string; answer: Answer }) {
	return (
		<SaveBar
			aside={
				<ButtonLink tone="line" to={back}>
					Back to {name}
				</ButtonLink>
			}
		>
			<p role="status" className={css.notice}>
				{answer?.message}
			</p>
			{answer?.notice ? (
				<p role="alert" className={css.refused}>
					{answer.notice}
				</p>
			) : null}
			<Button name="do" value="save">
				Save photos
			</Button>
		</SaveBar>
	);
}

function WithDefault({ count }: { count: number }) {
	return (
		<span className={css.waiting}>
			{count === 1 ? "1 has the default description" : `${count} have the default description`}
		</span>
	);
}
