import { ImageUp } from "lucide";
import {
	type ComponentProps,
	type DragEvent,
	type ReactNode,
	useEffect,
	useEffectEvent,
	useRef,
	useState,
	useSyncExternalStore,
} from "react";
import { useRevalidator } from "react-router";
import { useHydrated } from "remix-utils/use-hydrated";
import { LeaveGuard } from "~/forms/leave-guard.tsx";
import { MAX_BYTES, MAX_FILES } from "~/photos/limits.ts";
import { Alert } from "~/ui/alert.tsx";
import { Button } from "~/ui/button.tsx";
import { classNames } from "~/ui/class-names.ts";
import { Icon } from "~/ui/picture/icon.tsx";
import { muted, small } from "~/ui/theme/text.css.ts";
import { notice } from "../page.css.ts";
import { SubmissionKey } from "../submission-key.tsx";
import { sendFile } from "./send-file.ts";
import { shrink } from "./shrink.ts";
import { countPhotos, isWhole, UPLOAD_FIELD, type UploadResult } from "./upload.ts";
import * as css from "./upload-form.css.ts";
import { isUnfinished, UploadList } from "./upload-list.tsx";
import { isFailed, type Upload, UploadQueue } from "./upload-queue.ts";

const megabytes = MAX_BYTES / 1024 / 1024;
/** The kinds of files that browsers offer. */
export const kinds = "image/jpeg,image/png,image/webp,image/avif,application/pdf";

/** The question before a page is left while photos are being sent. */
export const aboutUploads = {
	title: "Leave before all photos are sent?",
	text: "Photos that haven't been sent yet won't be added.",
};

interface UploadFormProps {
	/** Address that the form is submitted to without JavaScript. */
	action: string;
	/** Address that files are sent to one by one, which responds with JSON. */
	inPlaceAction: string;
	/** Files that were chosen on the page before, which are sent at once. */
	first?: readonly File[];
	result?: UploadResult;
	/** Fields above the files. */
	children?: ReactNode;
}

/** Adds several photos at once. Once hydrated, it sends them one by one as soon as they have been chosen or dropped. */
export function UploadForm(props: UploadFormProps) {
	const { action, inPlaceAction, first = [], result, children } = props;
	const isHydrated = useHydrated();
	const { queue, uploads } = useUploads(inPlaceAction);
	const form = useRef<HTMLFormElement>(null);
	const input = useRef<HTMLInputElement>(null);

	const take = (files: readonly File[]) => {
		if (!form.current || files.length === 0) return;
		const entries = [...new FormData(form.current)].filter(([name]) => name !== UPLOAD_FIELD);
		queue.add(files, entries);
	};
	const takeChosen = () => {
		if (!input.current) return;
		const files = [...(input.current.files ?? [])];
		input.current.value = "";
		take(files);
	};

	const takeEarly = useEffectEvent(() => {
		take(first);
		takeChosen();
	});
	// Takes files that were chosen on the page before, or on this one before it was hydrated.
	useEffect(() => {
		if (isHydrated) takeEarly();
	}, [isHydrated]);
	return (
		<>
			{result && !isWhole(result) ? <Refusals {...result} /> : null}
			<form
				ref={form}
				method="post"
				action={action}
				encType="multipart/form-data"
				className={css.form}
				onSubmit={(event) => event.preventDefault()}
			>
				{/* This field has to precede the files, because the server adds each file while the
				    rest of the form is still arriving. */}
				<SubmissionKey isKept />
				{children}
				<DropArea
					ref={input}
					isHydrated={isHydrated}
					required={!isHydrated}
					onDropFiles={take}
					onChange={takeChosen}
				/>
				{isHydrated ? null : <Button tone="night">Upload</Button>}
				<UploadList queue={queue} uploads={uploads} />
			</form>
			<LeaveGuard
				isUnsaved={() => uploads.some((one) => isUnfinished(one) || isFailed(one))}
				question={aboutUploads}
				// The sheet of a photo lies over this form, which goes on sending.
				within={action.replace(/\?.*/, "")}
			/>
		</>
	);
}

const none: readonly Upload[] = [];

/**
 * The queue of one upload form, which lives as long as its page is shown.
 * @param address the address that files are sent to.
 * @returns the queue and the current state of its files.
 */
export function useUploads(address: string) {
	const { revalidate } = useRevalidator();
	const [queue] = useState(
		() =>
			new UploadQueue({
				send: ({ file, name, entries }, report) => {
					const body = new FormData();
					for (const [control, value] of entries) {
						if (typeof value === "string") body.append(control, value);
					}
					body.append(UPLOAD_FIELD, file, name);
					return sendFile(address, body, report);
				},
				shrink,
				onSent: revalidate,
				pause: (time) => new Promise((done) => setTimeout(done, time)),
			}),
	);
	const uploads = useSyncExternalStore(queue.subscribe, queue.uploads, () => none);
	return { queue, uploads };
}

interface DropAreaProps extends ComponentProps<"input"> {
	onDropFiles: (files: File[]) => void;
	isHydrated: boolean;
}

/** The file control, inside an area that photos can be dropped onto. */
function DropArea({ onDropFiles, isHydrated, ...input }: DropAreaProps) {
	const [isOver, setOver] = useState(false);
	const over = (event: DragEvent) => {
		event.preventDefault();
		setOver(true);
	};
	const drop = (event: DragEvent) => {
		event.preventDefault();
		setOver(false);
		onDropFiles([...event.dataTransfer.files]);
	};
	return (
		<label
			className={classNames(css.drop, isOver && css.over)}
			onDragEnter={over}
			onDragOver={over}
			onDragLeave={() => setOver(false)}
			onDrop={drop}
		>
			<Icon icon={ImageUp} className={css.sign} />
			<b>Add photos</b>
			<span className={classNames(small, muted)}>
				{isHydrated ? "Drop them here or choose files. " : null}
				JPEG, PNG, WebP, AVIF or PDF, up to {megabytes} MB each
				{isHydrated ? null : `, ${MAX_FILES} at a time`}.
			</span>
			<input
				type="file"
				name={UPLOAD_FIELD}
				accept={kinds}
				multiple
				className={classNames(css.files, isHydrated && css.covered)}
				{...input}
			/>
		</label>
	);
}

function Refusals({ ids, refused, problem }: UploadResult) {
	const added = ids.length;
	const title =
		added > 0
			? `Added ${countPhotos(added)}, but not all of them`
			: (problem ?? "No photo was added");
	return (
		<Alert tone="bad" title={title} tabIndex={-1} autoFocus className={notice}>
			{added > 0 && problem ? <p>{problem}</p> : null}
			{refused.length > 0 ? (
				<ul>
					{refused.map(({ name, reason }, index) => (
						// biome-ignore lint/suspicious/noArrayIndexKey: two files may have one name
						<li key={index}>
							<b>{name}</b> {reason}.
						</li>
					))}
				</ul>
			) : null}
		</Alert>
	);
}
