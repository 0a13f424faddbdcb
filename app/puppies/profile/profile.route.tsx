/** A puppy's profile (specification, section 2). */
import { data, href, redirect } from "react-router";
import { facts } from "~/business/facts.ts";
import { puppyHead } from "~/business/page-heads.ts";
import { SLIDE_ADVANCE } from "~/business/timing.ts";
import { env } from "~/platform/env.ts";
import { MOVING_SLIDER } from "../card/slider.tsx";
import { availablePuppies, neighbours, profilePathFor, puppyByPath } from "../queries.server.ts";
import { storyOf, today } from "../rules.ts";
import type { Route } from "./+types/profile.route";
import { Profile } from "./profile.tsx";
import { SimpleProfile } from "./profile-simple.tsx";
import { MISSING_TITLE, PuppyNotFound } from "./puppy-not-found.tsx";
import { trainingProgress } from "./training.ts";

/** Available puppies shown to who came for a sold one. */
const OTHERS = 3;

/** Milliseconds that React needs on a phone from its first request until the slider can move. */
const HYDRATION_TIME = 1_000;

/** The slider of a page that nobody touches moves by itself, for which React has to be there. */
export const handle = {
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

/** A name, or another way to write the path, leads to the profile; anything else isn't found. */
async function missing(written: string) {
	const profilePath = await profilePathFor(written);
	if (profilePath) {
		throw redirect(href("/trained-puppies-for-sale/:profilePath", { profilePath }), 308);
	}
	return data({ puppy: undefined, others: await availablePuppies(OTHERS) }, 404);
}

export async function loader({ params }: Pick<Route.LoaderArgs, "params">) {
	const day = today();
	const puppy = await puppyByPath(params.profilePath, day);
	if (!puppy) return missing(params.profilePath);
	const [beside, others] = await Promise.all([
		neighbours(puppy),
		puppy.available ? [] : availablePuppies(OTHERS, undefined, day),
	]);
	return {
		puppy,
		beside,
		others,
		training: trainingProgress(puppy, day),
		isEnhanced: env.enhancedProfile,
	};
}

export default function PuppyProfilePage({ loaderData }: Route.ComponentProps) {
	if (!loaderData.puppy) return <PuppyNotFound others={loaderData.others} />;
	const { isEnhanced, ...profile } = loaderData;
	return isEnhanced ? <Profile {...profile} /> : <SimpleProfile {...profile} />;
}
