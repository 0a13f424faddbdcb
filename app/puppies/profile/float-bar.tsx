import { MessageSquareText, Phone } from "lucide";
import { facts } from "~/business/facts.ts";
import { ButtonLink } from "~/ui/button.tsx";
import { classNames } from "~/ui/class-names.ts";
import { Icon } from "~/ui/picture/icon.tsx";
import { Tag } from "~/ui/tag.tsx";
import { screenOnly } from "~/ui/theme/print.css.ts";
import { onNight } from "~/ui/theme/surface.css.ts";
import { number } from "~/ui/theme/text.css.ts";
import { callAddress, textAddress } from "../addresses.ts";
import { statusOf } from "../rules.ts";
import * as css from "./float-bar.css.ts";

/** Stays at the lower edge of the window while the profile is read: call or text. */
export function FloatBar({ name, available }: { name: string; available: boolean }) {
	return (
		<section
			aria-label={`Contact about ${name}`}
			className={classNames(onNight, css.bar, screenOnly)}
		>
			<p className={css.who}>
				<span className={css.name}>{name}</span>
				<Tag available={available} hole="night">
					{statusOf({ available }).short}
				</Tag>
			</p>
			<a
				href={callAddress}
				aria-label={`Call ${facts.phone}`}
				className={classNames(number, css.phone)}
			>
				<Icon of={Phone} />
				{facts.phone}
			</a>
			<ButtonLink small href={textAddress(name)} className={css.text}>
				<Icon of={MessageSquareText} />
				Text
			</ButtonLink>
		</section>
	);
}
