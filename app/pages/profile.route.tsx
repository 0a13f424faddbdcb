/** A puppy's profile (specification, section 2). */
import { data, href, Outlet, redirect, type ShouldRevalidateFunctionArgs } from "react-router";
import { facts } from "~/business/facts.ts";
import { puppyNotFound } from "~/business/failures.ts";
import { today } from "~/business/moments.ts";
import { puppyHead } from "~/business/puppy-head.ts";
import { siteText } from "~/business/site-texts.ts";
import { SLIDE_ADVANCE } from "~/business/timing.ts";
import { visitOffer } from "~/calendar/visits/queries.server.ts";
import { VisitForm } from "~/calendar/visits/visit-form.tsx";
import { contentFor } from "~/content/content-for.server.ts";
import { investmentDocument } from "~/content/documents/investment.ts";
import { env } from "~/platform/env.ts";
import { optional, withLoaderErrors } from "~/platform/http/loading.server.ts";
import type { CacheRule } from "~/platform/http/route-handles.ts";
import { profileUrl } from "~/puppies/addresses.ts";
import { MOVING_SLIDER } from "~/puppies/card/slider.tsx";
import { listAddress } from "~/puppies/list/list-address.ts";
import {
	OtherPuppies,
	Profile,
	type ProfileProps,
	SimpleProfile,
} from "~/puppies/profile/profile.tsx";
import {
	availablePuppies,
	neighbors,
	profilePathFor,
	puppyByPath,
} from "~/puppies/queries.server.ts";
import { storyOf } from "~/puppies/rules.ts";
import { Alert } from "~/ui/alert.tsx";
import { ButtonLink } from "~/ui/button.tsx";
import { ErrorPage } from "~/ui/page/error-page.tsx";
import { Actions } from "~/ui/page/layout.tsx";
import { qrOutline } from "~/ui/picture/qr-outline.server.ts";
import { onPaperAgain } from "~/ui/theme/surface.css.ts";
import { visuallyHidden } from "~/ui/theme/text.css.ts";
import { videosOfPuppy } from "~/videos/queries.server.ts";
import type { Route } from "./+types/profile.route";
import { storyPageOf } from "./praise.server.ts";

/** Number of available puppies shown on the profile of one that isn't available. */
const OTHERS = 3;

/** Milliseconds that React needs on a phone from requesting its code until the slider can move. */
const HYDRATION_TIME = 1_000;

/** The slider advances by itself, so the page is hydrated in time for that even without an interaction. */
export const handle = {
	cache: "path" satisfies CacheRule,
	hydrate: {
		after: SLIDE_ADVANCE - HYDRATION_TIME,
		selector: MOVING_SLIDER,
		media: "(prefers-reduced-motion: no-preference)",
	},
};

export const meta: Route.MetaFunction = ({ loaderData }) =>
	loaderData?.puppy
		? puppyHead({ ...loaderData.puppy, story: storyOf(loaderData.puppy).join(" ") })
		: [{ title: `${MISSING_TITLE} | ${facts.brand}` }, { name: "robots", content: "noindex" }];

/** Whether the profile has the photo that the address names. True if it names none. */
function hasPhoto(place: string | undefined, photos: number): boolean {
	return place === undefined || (/^[1-9]\d?$/.test(place) && Number(place) <= photos);
}

/**
 * Redirects from the puppy's name, a former path or another spelling of the path to the profile. Anything
 * else is a 404.
 */
async function missing(written: string) {
	const profilePath = await profilePathFor(written);
	if (profilePath) {
		throw redirect(href("/trained-puppies-for-sale/:profilePath", { profilePath }), 308);
	}
	return data({ puppy: undefined, others: (await optional(availablePuppies(OTHERS))) ?? [] }, 404);
}

/** Going to another photo of the same puppy loads nothing, because the viewer uses the profile's data. */
export function shouldRevalidate(args: ShouldRevalidateFunctionArgs) {
	const { currentParams, nextParams, formMethod, defaultShouldRevalidate } = args;
	const isSamePuppy = currentParams.profilePath === nextParams.profilePath;
	const isOtherPhoto = currentParams.place !== nextParams.place;
	return formMethod === undefined && isSamePuppy && isOtherPhoto ? false : defaultShouldRevalidate;
}

interface LoaderArgs {
	params: { profilePath: string; place?: string };
}

export const loader = withLoaderErrors(
	puppyNotFound(503),
	async ({ params: { profilePath, place } }: LoaderArgs) => {
		const day = today();
		const puppy = await puppyByPath(profilePath, day);
		if (!puppy) return missing(profilePath);
		if (!hasPhoto(place, env.ENHANCED_PROFILE ? puppy.photos.length : 0)) {
			throw redirect(href("/trained-puppies-for-sale/:profilePath", { profilePath }));
		}
		const isSold = !(puppy.available || puppy.isReserved);
		const [adjacent, videos, others, openTimes, familyPage] = await Promise.all([
			optional(neighbors(puppy)),
			optional(videosOfPuppy(puppy.id)),
			puppy.available ? [] : optional(availablePuppies(OTHERS, day)),
			puppy.available ? optional(visitOffer()) : undefined,
			isSold ? optional(storyPageOf(puppy)) : undefined,
		]);
		// The data is also sent with the page for hydration, so what the page doesn't show is left out.
		const { listedAt: _listedAt, ...shown } = puppy;
		return {
			puppy: shown,
			adjacent,
			videos: videos ?? [],
			others: others ?? [],
			day,
			qr: qrOutline(profileUrl(puppy.profilePath)),
			isEnhanced: env.ENHANCED_PROFILE,
			shares: contentFor(investmentDocument),
			...(openTimes && { openTimes }),
			...(familyPage && { familyPage }),
		};
	},
);

export default function PuppyProfilePage({ loaderData }: Route.ComponentProps) {
	if (!loaderData.puppy) return <PuppyNotFound others={loaderData.others} />;
	const { isEnhanced, openTimes, ...profile } = loaderData;
	const visit = openTimes && <VisitForm puppy={profile.puppy} offer={openTimes} hasTitle />;
	if (!isEnhanced) return <SimpleProfile {...profile} visit={visit} />;
	return (
		<>
			<Profile {...profile} visit={visit} pagesOf={profile.puppy.profilePath} />
			<Outlet />
		</>
	);
}

/** The heading and title of the page. */
const MISSING_TITLE = "Puppy Not Found";

/** The warning of the specification's section 2, and some available puppies. */
function PuppyNotFound({ others }: Pick<ProfileProps, "others">) {
	return (
		<>
			<ErrorPage>
				<h1 className={visuallyHidden}>{MISSING_TITLE}</h1>
				<Alert tone="warn" title={MISSING_TITLE} className={onPaperAgain}>
					<p>
						The puppy profile you're looking for could not be found. Please check the URL or return
						to the puppy listings.
					</p>
					<Actions>
						<ButtonLink tone="night" small to={listAddress()}>
							{siteText("puppies-button")}
						</ButtonLink>
					</Actions>
				</Alert>
			</ErrorPage>
			<OtherPuppies others={others} />
		</>
	);
}
