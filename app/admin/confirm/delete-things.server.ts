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
import type { Deletion, Question } from "./question.ts";

/** If somebody else deleted it first, that is not an error. */
export const appointments: Deletion = {
	failures: { read: failures.fetchCalendar, delete: failures.deleteAppointment },
	async ask(id) {
		const appointment = await appointmentById(id);
		if (!appointment) return undefined;
		const { day, time, title, kind } = appointment;
		const name = title || kindLabel(kind);
		const at = time ? ` at ${timeInWords(time)}` : "";
		return {
			title: `Delete “${name}”?`,
			at: { name, path: href("/admin/calendar/:id", { id: String(id) }) },
			paragraphs: [
				`It is on ${dayInWords(day)}${at}. It will disappear from this calendar and from those that show it, and can’t be restored. The family’s stage doesn’t change.`,
			],
			yes: { label: "Delete it", intent: "delete" },
			no: "Keep it",
		};
	},
	async act(id, _intent, actor) {
		const appointment = await appointmentById(id);
		if (!(await removeAppointment(id, actor)) || !appointment) {
			return { to: calendarView.address(), message: "That appointment was already deleted." };
		}
		return { to: dayAddress(appointment.day), message: "The appointment was deleted." };
	},
};

/** If somebody else deleted it first, that is not an error. */
export const videos: Deletion = {
	failures: { read: failures.fetchVideos, delete: failures.deleteVideo },
	async ask(id) {
		const video = await videoById(id);
		if (!video) return undefined;
		return {
			title: `Delete “${video.title}”?`,
			at: { name: video.title, path: href("/admin/videos/:id", { id: String(id) }) },
			paragraphs: [
				"It disappears right away from the site and from every program that reads the site’s videos, and it can’t be restored. The video itself stays on YouTube, and its poster stays under Photos.",
			],
			yes: { label: "Delete the video", intent: "delete" },
			no: "Keep it",
		};
	},
	async act(id, _intent, actor) {
		const isDeleted = await deleteVideo(id, actor);
		const message = isDeleted ? "The video was deleted." : "That video is already gone.";
		return { to: href("/admin/videos"), message };
	},
};

const trash = () => href("/admin/puppies/trash");

/** About a puppy that is in the trash already. */
function forGood(name: string, isKept: boolean): Question {
	return {
		title: `Delete ${name} for good?`,
		at: { name: "Trash", path: trash() },
		paragraphs: [
			isKept
				? `Payments are recorded for ${name}. They have to be kept, so ${name} stays in the trash.`
				: `${name} and all its photos will be deleted right away and can't be restored. Messages about ${name} are kept.`,
		],
		yes: isKept ? undefined : { label: "Delete for good", intent: "for-good" },
		no: "Cancel",
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
		const { name, status } = puppy;
		if (status === "trashed") return forGood(name, isKept);
		const unseen = status === "public" ? "Visitors will no longer see the profile. " : "";
		const goes = `${unseen}${name} will go to the trash with all its photos, where everything can be restored`;
		const who = reservation?.family ? ` for ${reservation.family.name}` : "";
		return {
			title: `Delete ${name}?`,
			at: { name, path: href("/admin/puppies/:id", { id: String(id) }) },
			paragraphs: [
				isKept
					? `${goes}. Payments are recorded for ${name}, so it won't be deleted for good.`
					: `${goes} for ${TRASH_DAYS} days.`,
				...(reservation?.isActive
					? [`${name} is reserved${who}. Deleting it releases the reservation.`]
					: []),
			],
			yes: { label: "Delete puppy", intent: "delete" },
			no: "Cancel",
		};
	},
	async act(id, intent, actor) {
		const isForGood = intent === "for-good";
		const name = await (isForGood ? removePuppy : trashPuppy)(id, actor);
		if (name === undefined) {
			const message = "Nothing was deleted: the puppy was deleted or changed in the meantime.";
			return { to: trash(), message, statusCode: 409 };
		}
		return isForGood
			? { to: trash(), message: `${name} was deleted for good.` }
			: {
					to: `${href("/admin/puppies")}?deleted=${id}`,
					message: `${name} was deleted.`,
				};
	},
};
