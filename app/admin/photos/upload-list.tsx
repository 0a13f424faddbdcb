/** Lists the files of an upload, each with its progress or, if it failed, a button to retry. */
import type { MouseEvent } from "react";
import { href } from "react-router";
import { Button } from "~/ui/button.tsx";
import { classNames } from "~/ui/class-names.ts";
import { Actions } from "~/ui/page/layout.tsx";
import { visuallyHidden } from "~/ui/theme/text.css.ts";
import * as shared from "../page.css.ts";
import * as rows from "../rows.css.ts";
import { countPhotos } from "./upload.ts";
import * as css from "./upload-form.css.ts";
import { isFailed, type Upload, type UploadQueue, type UploadState } from "./upload-queue.ts";

const UNSENT = "could not be sent: please check your connection and try again";
const SIGNED_OUT = "could not be sent: your session has ended. Sign in in another tab, then retry";

function inWords(state: UploadState): string {
	switch (state.kind) {
		case "sending":
			return state.part < 1
				? `${Math.round(state.part * 100)}% sent`
				: "sent; being prepared for the site";
		case "refused":
			return state.reason;
		case "failed":
			return state.isSignedOut ? SIGNED_OUT : UNSENT;
		case "repeated":
			return "already added";
		default:
			return state.kind;
	}
}

/** Whether a file is still waiting or being worked on. */
export const isUnfinished = ({ state }: Upload) =>
	state.kind === "waiting" || state.kind === "sending";

/** The progress so far, for screen readers. */
function summary(uploads: readonly Upload[]): string {
	const count = (kind: UploadState["kind"]) =>
		uploads.filter(({ state }) => state.kind === kind).length;
	const failed = count("failed");
	const left = uploads.filter(isUnfinished).length;
	const over = uploads.length - left;
	if (over === 0) return "";
	return [
		`${countPhotos(count("added"))} added, ${count("refused")} refused.`,
		count("repeated") > 0 ? ` ${countPhotos(count("repeated"))} already added.` : "",
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
				<ul aria-label="Uploads" className={rows.list}>
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
					, then come back: the files are still here.
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

/** Focuses the file's list item, because the button disappears when it is pressed. */
function focusItem({ currentTarget }: MouseEvent<HTMLElement>) {
	currentTarget.closest("li")?.focus({ preventScroll: true });
}

function UploadItem({ queue, id, name, state }: Upload & { queue: UploadQueue }) {
	const { kind } = state;
	/** Whether somebody has to look at it. */
	const isBad = kind === "failed" || kind === "refused";
	return (
		<li tabIndex={-1} className={classNames(rows.item, isBad && css.first)}>
			<div className={rows.about}>
				<p className={rows.name}>{name}</p>
				<p
					className={classNames(
						shared.remark,
						isBad && shared.overdue,
						kind === "added" && shared.good,
					)}
				>
					{inWords(state)}
				</p>
			</div>
			{kind === "failed" ? (
				<Button
					type="button"
					tone="line"
					small
					aria-label={`Retry ${name}`}
					onClick={(event) => {
						focusItem(event);
						queue.retry(id);
					}}
				>
					Retry
				</Button>
			) : null}
			{kind === "sending" || kind === "waiting" ? (
				<progress
					aria-label={name}
					max={100}
					value={kind === "sending" ? state.part * 100 : 0}
					className={css.progress}
				/>
			) : null}
		</li>
	);
}
