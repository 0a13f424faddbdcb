import { ImageUp } from "lucide-react";
import type { ReactNode } from "react";
import { MAX_BYTES, MAX_FILES } from "~/photos/limits.ts";
import { Alert } from "~/ui/alert.tsx";
import { Button } from "~/ui/button.tsx";
import { classNames } from "~/ui/class-names.ts";
import { Icon } from "~/ui/icon.tsx";
import { muted, small, visuallyHidden } from "~/ui/text.css.ts";
import { SubmissionKey } from "../submission-key.tsx";
import { countPhotos, isWhole, UPLOAD_FIELD, type UploadResult } from "./upload.ts";
import * as css from "./upload-form.css.ts";

const megabytes = MAX_BYTES / 1024 / 1024;
const kinds = "image/jpeg,image/png,image/webp,image/avif";

interface UploadFormProps {
	/** Where it is sent. */
	action: string;
	submissionKey: string;
	result?: UploadResult;
	/** Questions before the files. */
	children?: ReactNode;
}

/** Adds photos: several at once, by choosing them or, with JavaScript, by dropping them here. */
export function UploadForm({ action, submissionKey, result, children }: UploadFormProps) {
	return (
		<>
			{result && !isWhole(result) ? <Refusals {...result} /> : null}
			<form
				method="post"
				action={action}
				encType="multipart/form-data"
				data-upload=""
				data-max-bytes={MAX_BYTES}
				data-too-large={`is too large: ${megabytes} MB is the most`}
				className={css.form}
			>
				{/* It has to stand before the files: they are added while the rest is still on its way. */}
				<SubmissionKey value={submissionKey} />
				{children}
				<label data-upload-drop="" className={css.drop}>
					<Icon of={ImageUp} className={css.sign} />
					<b>Add photos</b>
					<span className={classNames(small, muted)}>
						<span data-upload-hint="" hidden>
							Drop them here or choose files.{" "}
						</span>
						JPEG, PNG, WebP or AVIF, up to {megabytes} MB each
						<span data-upload-limit="">, {MAX_FILES} at a time</span>.
					</span>
					<input
						type="file"
						name={UPLOAD_FIELD}
						accept={kinds}
						multiple
						required
						className={css.files}
					/>
				</label>
				<Button tone="night" className={css.send}>
					Upload
				</Button>
				<p role="status" data-upload-status="" className={visuallyHidden} />
				<ul data-upload-list="" aria-label="Uploads" hidden className={css.list} />
				<template data-upload-item="">
					<li className={css.item}>
						<span data-name="" className={css.name} />
						<span data-state="" className={css.state} />
						<progress max={100} value={0} className={css.progress} />
					</li>
				</template>
			</form>
		</>
	);
}

/** Which files were not taken, and why; they are named, so that one knows what to do. */
function Refusals({ added, refused, problem }: UploadResult) {
	const title =
		added > 0
			? `Added ${countPhotos(added)}, but not everything`
			: (problem ?? "No photo was added");
	return (
		<Alert tone="bad" title={title} tabIndex={-1} autoFocus className={css.refusals}>
			{added > 0 && problem ? <p>{problem}</p> : null}
			{refused.length > 0 ? (
				<ul>
					{refused.map(({ name, reason }, index) => (
						// biome-ignore lint/suspicious/noArrayIndexKey: two files may have one name
						<li key={index}>
							<b className={css.name}>{name}</b> <span data-refused="">{reason}</span>.
						</li>
					))}
				</ul>
			) : null}
		</Alert>
	);
}
