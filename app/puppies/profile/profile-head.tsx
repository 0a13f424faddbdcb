import { MessageSquareText } from "lucide";
import { ButtonLink } from "~/ui/button.tsx";
import { classNames } from "~/ui/class-names.ts";
import { Actions } from "~/ui/page/layout.tsx";
import { Icon } from "~/ui/picture/icon.tsx";
import { Tag } from "~/ui/tag.tsx";
import { screenOnly } from "~/ui/theme/print.css.ts";
import { askAddress, textAddress } from "../addresses.ts";
import { listAddress } from "../list/list-address.ts";
import { Price } from "../price/price.tsx";
import { priceWords } from "../price/price-words.ts";
import type { PuppyProfile } from "../queries.server.ts";
import { statusOf } from "../rules.ts";
import * as css from "./profile.css.ts";
import { ProfileFacts } from "./profile-facts.tsx";

/** Names longer than this many characters are set smaller. */
const LONG_NAME = 18;

/** Beside the photos: name, state, facts, price, and how to ask. */
export function ProfileHead({ puppy }: { puppy: PuppyProfile }) {
	const { name, available, profilePath } = puppy;
	return (
		<div className={css.words}>
			<Tag available={available} hole="paper" />
			<h1 className={classNames(css.name, name.length > LONG_NAME && css.longName)}>{name}</h1>
			<p className={css.breed}>
				{puppy.breed}. {statusOf(puppy).urgency}
			</p>
			<ProfileFacts puppy={puppy} />
			<div className={css.price}>
				<Price words={priceWords(puppy)} large />
			</div>
			{available ? (
				<Actions className={screenOnly}>
					<ButtonLink href={textAddress(name)}>
						<Icon of={MessageSquareText} />
						Text about {name}
					</ButtonLink>
					<ButtonLink tone="line" to={askAddress(profilePath)}>
						Ask about {name}
					</ButtonLink>
				</Actions>
			) : (
				<Actions className={screenOnly}>
					<ButtonLink to={askAddress(profilePath)}>Ask about {name}</ButtonLink>
					<ButtonLink tone="line" to={listAddress({ filter: "available" })}>
						View Puppies
					</ButtonLink>
				</Actions>
			)}
		</div>
	);
}
