/** Appointments, videos and puppies: what deleting them does. */
import { href } from "react-router";
import { dayInWords } from "~/business/days.ts";
import * as failures from "~/business/failures.ts";
import { removeAppointment } from "~/calendar/commands.server.ts";
import { kindLabel } from "~/calendar/kinds.ts";
import { timeInWords } from "~/calendar/month.ts";
import { appointmentById } from "~/calendar/queries.server.ts";
import { puppyName } from "~/puppies/admin/queries.server.ts";
import { isKeptForPayments, removePuppy } from "~/puppies/admin/trash.server.ts";
import { TRASH_DAYS } from "~/puppies/visibility.ts";
import { trashPuppy } from "~/sales/puppy-changes.server.ts";
import { reservationOfPuppy } from "~/sales/queries.server.ts";
import { deleteVideo } from "~/videos/commands.server.ts";
import { videoById } from "~/videos/queries.server.ts";
import { calendarView, dayAddress } from "../calendar/view.ts";
import { picturesInWords } from "../photos/named-pictures.ts";
import { shortName } from "../puppies/forms.server.ts";
import type { Deletion, Question } from "./question.ts";

const nameOfAppointment = ({ title, kind }: { title: string; kind: string }) =>
	title || kindLabel(kind);

/** If somebody else deleted it first, that is not an error. */
export const appointments: Deletion = {
	failures: { read: failures.fetchCalendar, delete: failures.deleteAppointment },
	async ask(id) {
		const appointment = await appointmentById(id);
		if (!appointment) return undefined;
		const { day, time } = appointment;
		const name = nameOfAppointment(appointment);
		const page = href("/admin/calendar/:id", { id: String(id) });
		const at = time ? ` at ${timeInWords(time)}` : "";
		return {
			title: `Delete “${name}”?`,
			between: [{ name, path: page }],
			here: "Delete",
			paragraphs: [
				`It is on ${dayInWords(day)}${at}. It will disappear from this calendar and from those that show it, and can’t be restored. The family’s stage doesn’t change.`,
			],
			yes: { label: "Delete it", intent: "delete" },
			no: { label: "Keep it", to: page },
		};
	},
	async act(id, _intent, actor) {
		const appointment = await appointmentById(id);
		const isDeleted = await removeAppointment(id, actor);
		return isDeleted && appointment
			? {
					to: dayAddress(appointment.day),
					message: `${nameOfAppointment(appointment)} was deleted.`,
				}
			: { to: calendarView.address(), message: "That appointment was already deleted." };
	},
};

/** If somebody else deleted it first, that is not an error. */
export const videos: Deletion = {
	failures: { read: failures.fetchVideos, delete: failures.deleteVideo },
	async ask(id) {
		const video = await videoById(id);
		if (!video) return undefined;
		const page = href("/admin/videos/:id", { id: String(id) });
		return {
			title: `Delete “${video.title}”?`,
			between: [{ name: video.title, path: page }],
			here: "Delete",
			paragraphs: [
				"It disappears right away from the site and from every program that reads the site’s videos, and it can’t be restored. The video itself stays on YouTube, and its poster stays under Photos.",
			],
			yes: { label: "Delete the video", intent: "delete" },
			no: { label: "Keep it", to: page },
		};
	},
	async act(id, _intent, actor) {
		const title = (await videoById(id))?.title;
		const isDeleted = await deleteVideo(id, actor);
		const message = isDeleted && title ? `“${title}” was deleted.` : "That video is already gone.";
		return { to: href("/admin/videos"), message };
	},
};

const withPhotos = (name: string, photos: TrashedPuppy["photos"]) => {
	if (photos.length === 0) return name;
	const words = picturesInWords(photos);
	return `${name} and its ${photos.length === 1 ? words.replace("1 ", "") : words}`;
};

interface TrashedPuppy {
	name: string;
	photos: readonly { document: string }[];
	/** Payments are recorded for it. */
	isKept: boolean;
}

const trash = () => href("/admin/puppies/trash");

/** About a puppy that is in the trash already. */
function forGood({ name, photos, isKept }: TrashedPuppy): Question {
	return {
		title: `Delete ${name} for good?`,
		between: [{ name: "Trash", path: trash() }],
		here: "Delete",
		paragraphs: [
			isKept
				? `Payments are recorded for ${name}. They have to be kept, so ${name} stays in the trash.`
				: `${withPhotos(name, photos)} will be deleted right away and can't be restored. Messages about ${name} are kept.`,
		],
		yes: isKept ? undefined : { label: "Delete for good", intent: "for-good" },
		no: { label: "Cancel", to: trash() },
	};
}

/** A puppy goes to the trash first; from there it is deleted for good. */
export const puppies: Deletion = {
	failures: { read: failures.fetchPuppies, delete: failures.deletePuppy },
	async ask(id) {
		const [puppy, reservation, isKept] = await Promise.all([
			puppyName(id),
			reservationOfPuppy(id),
			isKeptForPayments(id),
		]);
		if (!puppy) return undefined;
		const { name, status, photos } = puppy;
		if (status === "trashed") return forGood({ name, isKept, photos });
		const unseen = status === "public" ? "Visitors will no longer see the profile. " : "";
		const goes = `${unseen}${withPhotos(name, photos)} will go to the trash, where everything can be restored`;
		const who = reservation?.family ? ` for ${reservation.family.name}` : "";
		const page = href("/admin/puppies/:id", { id: String(id) });
		return {
			title: `Delete ${name}?`,
			between: [{ name, path: page }],
			here: "Delete",
			paragraphs: [
				isKept
					? `${goes}. Payments are recorded for ${name}, so it won't be deleted for good.`
					: `${goes} for ${TRASH_DAYS} days.`,
				...(reservation?.isActive
					? [`${name} is reserved${who}. Deleting it releases the reservation.`]
					: []),
			],
			yes: { label: "Delete puppy", intent: "delete" },
			no: { label: "Cancel", to: page },
		};
	},
	async act(id, intent, actor) {
		if (intent === "for-good") {
			const name = await removePuppy(id, actor);
			return name === undefined
				? undefined
				: { to: trash(), message: `${shortName(name)} was deleted for good.` };
		}
		const name = intent === "delete" ? await trashPuppy(id, actor) : undefined;
		return name === undefined
			? undefined
			: {
					to: `${href("/admin/puppies")}?deleted=${id}`,
					message: `${shortName(name)} was deleted.`,
				};
	},
};
