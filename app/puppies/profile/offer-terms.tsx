import { href } from "react-router";
import { promises } from "~/business/facts.ts";
import { dollars } from "~/business/prices.ts";
import { siteText } from "~/business/site-texts.ts";
import { PageLink } from "~/ui/arrow-link.tsx";
import { muted } from "~/ui/theme/text.css.ts";
import * as css from "./profile.css.ts";

/** What the deposit for an available puppy does and when it is paid back. Nothing where none is taken. */
export function OfferTerms({ name }: { name: string }) {
	const { deposit, refundDays } = promises;
	if (deposit === 0) return null;
	return (
		<div className={css.terms}>
			<p className={muted}>
				A {dollars(deposit)} deposit holds {name} and counts toward the price.
				{refundDays === 0
					? null
					: ` Change your mind within ${refundDays} days, and all of it comes back.`}
			</p>
			<p className={css.termLinks}>
				<PageLink to={href("/reserving-a-puppy")}>{siteText("puppy-reserving")}</PageLink>
				<PageLink to={href("/reserving-a-puppy/agreement")}>Read the agreement</PageLink>
			</p>
		</div>
	);
}
