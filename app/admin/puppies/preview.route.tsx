/** Shows admins a puppy's profile as visitors would see it, even for a draft. */
import { href } from "react-router";
import * as failures from "~/business/failures.ts";
import { today } from "~/business/moments.ts";
import { investmentDocument } from "~/content/documents/investment.ts";
import { publishedContent } from "~/content/published.server.ts";
import { env } from "~/platform/env.ts";
import { profileUrl } from "~/puppies/addresses.ts";
import { Profile, SimpleProfile } from "~/puppies/profile/profile.tsx";
import { puppyPreview } from "~/puppies/queries.server.ts";
import { Alert } from "~/ui/alert.tsx";
import { ButtonLink } from "~/ui/button.tsx";
import { above } from "~/ui/page/layout.css.ts";
import { Wrap } from "~/ui/page/layout.tsx";
import { qrOutline } from "~/ui/picture/qr-outline.server.ts";
import { videosOfPuppy } from "~/videos/queries.server.ts";
import { requireAdmin } from "../access.server.ts";
import { withLoaderErrors } from "../failures.server.ts";
import { found, idIn } from "../not-found.ts";
import { adminMeta } from "../page.tsx";
import type { Route } from "./+types/preview.route";

/** This page has the public site's layout, so it is not protected by the admin's layout route. */
export const middleware: Route.MiddlewareFunction[] = [requireAdmin];

export const meta: Route.MetaFunction = ({ loaderData }) =>
	adminMeta(loaderData ? `Preview of ${loaderData.puppy.name}` : "Preview");

export const loader = withLoaderErrors(
	failures.fetchPuppies,
	async ({ params }: Route.LoaderArgs) => {
		const day = today();
		const puppy = found(await puppyPreview(idIn(params), day));
		const videos = await videosOfPuppy(puppy.id);
		const shares = publishedContent(investmentDocument);
		const qr = qrOutline(profileUrl(puppy.profilePath));
		return { puppy, day, qr, videos, shares, isEnhanced: env.ENHANCED_PROFILE };
	},
);

export default function PreviewPage({ loaderData, params }: Route.ComponentProps) {
	const { isEnhanced, ...profile } = loaderData;
	const shown = { ...profile, adjacent: undefined, others: [] };
	return (
		<>
			<Wrap className={above.s5}>
				<Alert tone="plain" title={`A preview of ${profile.puppy.name}`}>
					<p>Only you can see this page.</p>
					<ButtonLink tone="night" small to={href("/admin/puppies/:id", params)}>
						Back to editing
					</ButtonLink>
				</Alert>
			</Wrap>
			{isEnhanced ? <Profile {...shown} /> : <SimpleProfile {...shown} />}
		</>
	);
}
