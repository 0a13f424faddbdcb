import { useEffect, useSyncExternalStore } from "react";
import { useLocation, useNavigation } from "react-router";
import { Actions, Section } from "~/ui/page/layout.tsx";
import { Alert } from "../ui/alert.tsx";
import { Button, ButtonLink } from "../ui/button.tsx";
import {
	currentFailure,
	type NavigationFailure,
	onFailureChange,
	reportFailure,
	useGuardedNavigation,
} from "./guarded-navigation.ts";
import * as styles from "./navigation.css.ts";

/** Title and heading for a page whose data could not be loaded. */
export const PAGE_NOT_LOADED = "The page could not be loaded";

const titles: Record<NavigationFailure["kind"], string> = {
	page: PAGE_NOT_LOADED,
	form: "The form could not be sent",
	refresh: "This page could not be updated",
};

const nextSteps: Record<NavigationFailure["kind"], string> = {
	page: "You are still on the previous page, and nothing you typed is lost.",
	form: "What you typed is still here. Please try sending it again in a moment.",
	refresh: "It may not show the latest changes.",
};

const cause = () =>
	navigator.onLine
		? "The site did not respond as expected."
		: "Your device seems to have no connection to the internet.";

/** Tells the visitor that a navigation failed and what to do, while the page stays as it was. */
export function NavigationProblem() {
	useGuardedNavigation();
	const failure = useSyncExternalStore(onFailureChange, currentFailure, () => undefined);
	const { pathname, search } = useLocation();
	const isSent = useNavigation().state === "submitting";
	// biome-ignore lint/correctness/useExhaustiveDependencies: the message is removed when another page is shown
	useEffect(() => reportFailure(undefined), [pathname, search]);
	useEffect(() => {
		if (isSent) reportFailure(undefined);
	}, [isSent]);
	if (!failure) return null;
	return (
		<Alert tone="bad" title={titles[failure.kind]} className={styles.corner}>
			<p key={failure.number}>
				{cause()} {nextSteps[failure.kind]}
			</p>
			<Actions>
				{failure.kind === "form" ? null : (
					<ButtonLink tone="night" small to={failure.to} replace={failure.kind === "refresh"}>
						Try Again
					</ButtonLink>
				)}
				<Button type="button" tone="line" small onClick={() => reportFailure(undefined)}>
					Dismiss
				</Button>
			</Actions>
		</Alert>
	);
}

/** Shown in place of a page when there is no page to stay on, for example after going back. */
export function PageNotLoaded() {
	const location = useLocation();
	return (
		<Section inner={styles.notLoaded}>
			<h1>{PAGE_NOT_LOADED}</h1>
			<p>The site did not respond as expected, or your device has no connection to the internet.</p>
			<Actions>
				<ButtonLink to={location} replace>
					Try Again
				</ButtonLink>
			</Actions>
		</Section>
	);
}
