/** Adds a litter as drafts; at the address with the ids of its puppies, their photos are added and they are published. */
import { useEffect, useEffectEvent, useState } from "react";
import { data, href } from "react-router";
import * as failures from "~/business/failures.ts";
import { FetcherForm } from "~/forms/fetcher-form.tsx";
import type { Actor } from "~/platform/database/audit-log.server.ts";
import { redirectWithToast } from "~/platform/forms/flash.server.ts";
import { SUBMISSION_KEY } from "~/platform/forms/hidden-fields.ts";
import { ROW_BUTTON } from "~/platform/forms/row-buttons.ts";
import type { RouteHandle } from "~/platform/http/route-handles.ts";
import { readId } from "~/platform/ids.ts";
import {
	LITTER_MAX,
	litterSchema,
	puppiesOf,
	ROWS,
	sentNames,
} from "~/puppies/admin/litter-schema.ts";
import { type PuppyToEdit, puppyToEdit } from "~/puppies/admin/queries.server.ts";
import { publishPuppy } from "~/puppies/admin/trash.server.ts";
import { createLitter } from "~/puppies/create-commands.server.ts";
import { missingFor } from "~/puppies/publishing.ts";
import { Button, ButtonLink } from "~/ui/button.tsx";
import { Link } from "~/ui/link.tsx";
import { actorIn } from "../access.server.ts";
import { withForm, withLoaderErrors } from "../failures.server.ts";
import { notFound } from "../not-found.ts";
import { notice } from "../page.css.ts";
import { AdminHead, Panel, SaveBar } from "../page.tsx";
import { isUpload, receivePuppyPhotos } from "../photos/receive.server.ts";
import { puppyWithPhotos } from "../photos/shown-photos.server.ts";
import { countPhotos, isWhole, type UploadResult } from "../photos/upload.ts";
import { UploadForm } from "../photos/upload-form.tsx";
import type { Route } from "./+types/litter.route";
import { type ChosenPhotos, LitterForm } from "./litter-form.tsx";
import { Thumbnails } from "./puppy-form.tsx";
import { StatusTag } from "./puppy-row.tsx";

export const handle: RouteHandle = { takesUploads: true };

const addressOf = (ids: readonly number[]) =>
	href("/admin/puppies/litter/:ids?", { ids: ids.join("-") });

/** The ids in an address such as 12-13-14. */
const idsIn = (text: string) =>
	text
		.split("-")
		.slice(0, LITTER_MAX)
		.flatMap((id) => readId(id) ?? []);

async function litterAt(text: string) {
	const found = await Promise.all([...new Set(idsIn(text))].map(puppyToEdit));
	const puppies = found.filter((puppy) => puppy !== undefined);
	if (puppies.length === 0) throw notFound();
	return { puppies, address: addressOf(puppies.map(({ id }) => id)) };
}

export const loader = withLoaderErrors(
	failures.fetchPuppies,
	async ({ params }: Route.LoaderArgs) => ({
		litter: params.ids ? await litterAt(params.ids) : undefined,
	}),
);

/** Fields: those that the puppies have in common, and those of each. */
const rules = {
	schema: litterSchema,
	fields: [...sentNames, SUBMISSION_KEY, ROW_BUTTON],
	listAt: (name: string) => (name === ROWS ? { max: LITTER_MAX } : undefined),
};

/** Publishes the puppies that lack nothing. */
async function publish({ puppies, address }: Awaited<ReturnType<typeof litterAt>>, actor: Actor) {
	const lacking: string[] = [];
	for (const { id, fields } of puppies) {
		const missing = await publishPuppy(id, actor);
		if (missing && missing.length > 0) lacking.push(fields.name);
	}
	if (lacking.length === 0) return redirectWithToast(address, "The litter is published.");
	const message = `Still drafts, because something is missing: ${lacking.join(", ")}.`;
	return redirectWithToast(address, message, 400);
}

export async function action({ request, params, url, context }: Route.ActionArgs) {
	const actor = actorIn(context);
	if (!params.ids) {
		return withForm(request, rules, failures.createPuppy, async ({ value, submissionKey }) => {
			const ids = await createLitter(puppiesOf(value), actor, submissionKey);
			return redirectWithToast(addressOf(ids), "The litter was added as drafts.");
		});
	}
	const litter = await litterAt(params.ids);
	if (!isUpload(request)) return publish(litter, actor);
	const { id, name } = await puppyWithPhotos(url.searchParams.get(TO) ?? "");
	const result = await receivePuppyPhotos(request, id, actor);
	if (isWhole(result)) {
		return redirectWithToast(litter.address, `Added ${countPhotos(result.ids.length)} of ${name}.`);
	}
	return data({ upload: { to: id, result } }, result.ids.length > 0 ? 200 : 400);
}

export default function LitterPage({ loaderData, actionData }: Route.ComponentProps) {
	const { litter } = loaderData;
	const [photos, setPhotos] = useState<ChosenPhotos>([]);
	return (
		<>
			<AdminHead
				title={litter ? "The litter’s photos" : "Add a litter"}
				note={
					litter
						? "They are drafts until you publish them. Photos are sent as soon as you choose them."
						: "Write what the puppies have in common once. Each one starts as a draft."
				}
			/>
			{litter ? (
				<LitterPuppies
					{...litter}
					upload={actionData && "upload" in actionData ? actionData.upload : undefined}
					photos={photos}
					onTaken={() => setPhotos([])}
				/>
			) : (
				<LitterForm photos={photos} onPhotos={setPhotos} />
			)}
		</>
	);
}

interface LitterPuppiesProps extends Awaited<ReturnType<typeof litterAt>> {
	/** What became of an upload without JavaScript. */
	upload?: { to: number; result: UploadResult };
	/** The photos chosen in the form, which are sent at once. */
	photos: ChosenPhotos;
	onTaken: () => void;
}

function LitterPuppies(props: LitterPuppiesProps) {
	const { puppies, address, upload, photos } = props;
	const onTaken = useEffectEvent(props.onTaken);
	// The forms for photos, whose effects run first, have taken them.
	useEffect(() => onTaken(), []);
	return (
		<>
			{puppies.map((puppy, place) => (
				<Panel
					key={puppy.id}
					title={puppy.fields.name}
					id={`puppy-${puppy.id}`}
					action={<StatusTag puppy={{ ...puppy.fields, ...puppy }} />}
				>
					<div className={notice}>
						<State {...puppy} />
						<Thumbnails photos={puppy.photos.shown} />
					</div>
					<UploadForm
						action={`${address}?${TO}=${puppy.id}`}
						inPlaceAction={href("/admin/puppies/:id/photos/upload", { id: String(puppy.id) })}
						first={photos[place]}
						result={upload?.to === puppy.id ? upload.result : undefined}
					/>
				</Panel>
			))}
			<FetcherForm action={address}>
				<SaveBar
					aside={
						<ButtonLink tone="line" to={href("/admin/puppies")}>
							All puppies
						</ButtonLink>
					}
				>
					{puppies.some(({ status }) => status === "draft") ? (
						<Button name="intent" value="publish">
							Publish all
						</Button>
					) : null}
				</SaveBar>
			</FetcherForm>
		</>
	);
}

/** The parameter with the id of the puppy whose photos a form sends. */
const TO = "to";

/** What a puppy still needs before it can be published, and where it can be seen and changed. */
function State({ id, status, fields, photos }: PuppyToEdit) {
	if (status === "public") {
		return (
			<p>
				Visitors can see this puppy.{" "}
				<Link to={href("/trained-puppies-for-sale/:profilePath", fields)}>
					View {fields.name} on the site
				</Link>
			</p>
		);
	}
	const missing = missingFor({ ...fields, photos: photos.shown }).map(({ message }) => message);
	return (
		<p>
			{missing.length > 0
				? `Before it can be published, it needs: ${missing.join("; ")}.`
				: "Nothing is missing, so it can be published."}{" "}
			<Link to={href("/admin/puppies/:id", { id: String(id) })}>Edit {fields.name}</Link>
		</p>
	);
}
