/** The photos of one puppy: adding, describing, ordering and deleting them. */
import { data, href } from "react-router";
import { photosOfPuppy } from "~/photos/admin-queries.server.ts";
import { addPhoto } from "~/photos/commands.server.ts";
import { redirectWithToast } from "~/platform/flash.server.ts";
import { FormError, readForm } from "~/platform/forms.server.ts";
import { keptPuppies } from "~/puppies/visibility.ts";
import { ButtonLink } from "~/ui/button.tsx";
import { Problems } from "~/ui/problems.tsx";
import { actorIn } from "../access.server.ts";
import { AdminHead, adminMeta, Panel } from "../page.tsx";
import type { Route } from "./+types/puppy-photos.route";
import { ConfirmDeletion } from "./confirm-deletion.tsx";
import { PhotoList } from "./photo-list.tsx";
import {
	answerNames,
	changePhotosAsAsked,
	FORM_MAX_BYTES,
	type Problem,
	writtenIn,
} from "./puppy-photos.server.ts";
import { isUpload, receivePhotos } from "./receive.server.ts";
import { countPhotos, idIn, isWhole, type UploadResult } from "./upload.ts";
import { UploadForm } from "./upload-form.tsx";

export const meta: Route.MetaFunction = ({ loaderData }) =>
	adminMeta(loaderData ? `Photos of ${loaderData.puppy.name}` : "Photos");

async function puppyOr404(id: string) {
	const puppy = await photosOfPuppy({ id: idIn(id) ?? 0, ...keptPuppies });
	if (!puppy) throw data(null, 404);
	return puppy;
}

export async function loader({ params, url }: Route.LoaderArgs) {
	const puppy = await puppyOr404(params.id);
	const deleted = idIn(url.searchParams.get("delete"));
	return { puppy, deleting: puppy.photos.find(({ id }) => id === deleted) };
}

const pathOf = (id: number) => href("/admin/puppies/:id/photos", { id: String(id) });

const backTo = (id: number, message: string) => redirectWithToast(pathOf(id), message);

interface Answer {
	upload?: UploadResult;
	notice?: string;
	problems?: Problem[];
	/** What was written, by the names of the controls. */
	given?: Record<string, string>;
}
const answer = (given: Answer, status: number) => data(given, { status });

export async function action({ request, params, context }: Route.ActionArgs) {
	const puppy = await puppyOr404(params.id);
	const by = actorIn(context);
	if (isUpload(request)) {
		const upload = await receivePhotos(request, [], (bytes) =>
			addPhoto({ puppyId: puppy.id, bytes, alt: "" }, by),
		);
		if (isWhole(upload)) {
			return backTo(puppy.id, `Added ${countPhotos(upload.added)}. Say what they show.`);
		}
		return answer({ upload }, upload.added > 0 ? 200 : 400);
	}
	const form = await readForm(request, { fields: answerNames, maxBytes: FORM_MAX_BYTES }).catch(
		(error: unknown) => {
			if (error instanceof FormError) return error;
			throw error;
		},
	);
	if (form instanceof FormError) {
		return answer({ notice: form.message, given: writtenIn(form.answers) }, form.status);
	}
	const result = await changePhotosAsAsked(puppy, form, by);
	if ("message" in result) return backTo(puppy.id, result.message);
	return answer({ ...result, given: writtenIn(form) }, 400);
}

export default function PuppyPhotosPage({ loaderData, actionData }: Route.ComponentProps) {
	const { puppy, deleting } = loaderData;
	const id = String(puppy.id);
	const photos = pathOf(puppy.id);
	const trail = [
		{ name: "Puppies", path: href("/admin/puppies") },
		{ name: puppy.name, path: href("/admin/puppies/:id", { id }) },
		{ name: "Photos" },
	];
	if (deleting) {
		return (
			<>
				<AdminHead title="Delete this photo?" trail={trail} />
				<ConfirmDeletion action={photos} photo={deleting} back={photos} />
			</>
		);
	}
	const { upload, notice, problems = [], given } = actionData ?? {};
	const profile = { profilePath: puppy.profilePath };
	return (
		<>
			<AdminHead
				title={`Photos of ${puppy.name}`}
				note="The first one is the main photo: it stands on the card and at the top of the profile."
				trail={trail}
			>
				{puppy.status === "public" ? (
					<ButtonLink tone="line" to={href("/trained-puppies-for-sale/:profilePath", profile)}>
						View profile
					</ButtonLink>
				) : null}
			</AdminHead>
			<Problems notice={notice} problems={problems} />
			<Panel>
				<UploadForm action={photos} result={upload} />
			</Panel>
			<PhotoList
				action={photos}
				puppy={puppy}
				back={href("/admin/puppies/:id", { id })}
				problems={problems}
				given={given}
			/>
		</>
	);
}
