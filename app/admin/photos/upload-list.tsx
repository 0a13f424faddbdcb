/** The files of an upload: how far each is, and what can be done about it. */
import type { MouseEvent } from "react";
import { href } from "react-router";
import { Button } from "~/ui/button.tsx";
import { classNames } from "~/ui/class-names.ts";
import { Actions } from "~/ui/page/layout.tsx";
import { visuallyHidden } from "~/ui/theme/text.css.ts";
import { countPhotos } from "./upload.ts";
import * as css from "./upload-form.css.ts";
import type { Upload, UploadQueue, UploadState } from "./upload-queue.ts";

function inWords(state: UploadState): string {
	switch (state.kind) {
		case "shrinking":
			return "too large; being made smaller";
		case "sending":
			return state.part < 1
				? `${Math.round(state.part * 100)} % sent`
				: "sent; the sizes are being made";
		case "checking":
			return "no answer; looking whether it has arrived";
		case "refused":
		case "failed":
			return state.reason;
		default:
			return state.kind;
	}
}

/** Files that something is still to be done for. */
export const isUnfinished = ({ state }: Upload) =>
	["waiting", "shrinking", "sending", "checking"].includes(state.kind);
export const isFailed = ({ state }: Upload) => state.kind === "failed";

/** What was done so far, for a screen reader. */
function summary(uploads: readonly Upload[]): string {
	const count = (kind: UploadState["kind"]) =>
		uploads.filter(({ state }) => state.kind === kind).length;
	const failed = count("failed");
	const left = uploads.filter(isUnfinished).length;
	const over = uploads.length - left;
	if (over === 0) return "";
	return [
		`${countPhotos(count("added"))} added, ${count("refused")} refused.`,
		failed > 0 ? ` ${countPhotos(failed)} not sent.` : "",
		left > 0 ? ` ${left} to go.` : "",
	].join("");
}

interface UploadListProps {
	queue: UploadQueue;
	uploads: readonly Upload[];
}

export function UploadList({ queue, uploads }: UploadListProps) {
	const isSignedOut = uploads.some(({ state }) => state.kind === "failed" && state.isSignedOut);
	return (
		<>
			<p role="status" className={visuallyHidden}>
				{summary(uploads)}
			</p>
			{uploads.length > 0 ? (
				<ul aria-label="Uploads" className={css.list}>
					{uploads.map((upload) => (
						<UploadItem key={upload.id} queue={queue} {...upload} />
					))}
				</ul>
			) : null}
			{isSignedOut ? (
				<p>
					<a href={href("/admin/login")} target="_blank" rel="noreferrer">
						Sign in in another tab
					</a>
					, and come back: the files wait here.
				</p>
			) : null}
			{uploads.filter(isFailed).length > 1 ? (
				<Actions>
					<Button type="button" tone="line" small onClick={() => queue.retryFailed()}>
						Retry all that failed
					</Button>
				</Actions>
			) : null}
		</>
	);
}

/** A button that goes away with its use leaves the focus to what it was about. */
function focusItem({ currentTarget }: MouseEvent<HTMLElement>) {
	currentTarget.closest("li")?.focus({ preventScroll: true });
}

function UploadItem({ queue, id, name, state }: Upload & { queue: UploadQueue }) {
	const { kind } = state;
	const isSending = kind === "sending";
	const canCancel = kind === "waiting" || isSending;
	const canRetry = kind === "failed" || kind === "canceled";
	const isBad = kind === "failed" || kind === "refused";
	return (
		<li tabIndex={-1} className={css.item}>
			<span className={css.name}>{name}</span>
			<span className={classNames(css.state, isBad && css.bad, kind === "added" && css.good)}>
				{inWords(state)}
			</span>
			{canCancel || canRetry ? (
				<Button
					type="button"
					tone="line"
					small
					aria-label={`${canCancel ? "Cancel" : "Retry"} ${name}`}
					className={css.itemButton}
					onClick={(event) => {
						focusItem(event);
						if (canCancel) queue.cancel(id);
						else queue.retry(id);
					}}
				>
					{canCancel ? "Cancel" : "Retry"}
				</Button>
			) : null}
			{isSending || kind === "waiting" ? (
				<progress
					aria-label={name}
					max={100}
					value={isSending ? state.part * 100 : 0}
					className={css.progress}
				/>
			) : null}
		</li>
	);
}
