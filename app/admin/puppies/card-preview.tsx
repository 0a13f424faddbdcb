import { PuppyCard } from "~/puppies/card/card.tsx";
import type { FieldName } from "~/puppies/fields.ts";
import { shownPrice } from "~/puppies/price/price-text.ts";
import { cardLine } from "~/puppies/rules.ts";
import type { PictureSource } from "~/ui/picture/picture.tsx";
import { Panel } from "../page.tsx";

interface CardPreviewProps {
	/** The current values of the form. */
	values: Readonly<Partial<Record<FieldName, string>>>;
	/** Whether visitors can't see the puppy yet. */
	isDraft?: boolean;
	/** Whether the puppy is stored as reserved. */
	isReserved?: boolean;
	photo?: PictureSource;
	/** The current day when the page was made, from which ages are calculated. */
	day: string;
}

/** The puppy's card as visitors will see it; its links and buttons are disabled. */
export function CardPreview({ values, isDraft, isReserved: isHeld, photo, day }: CardPreviewProps) {
	const given = (name: FieldName) => (values[name] ?? "").trim();
	const available = values.available === "on";
	// A puppy that has gone home is no longer reserved.
	const isReserved = !available && isHeld && !values.wentHomeOn;
	const name = given("name") || "No name yet";
	return (
		<Panel title={isDraft ? "The card, once it is published" : "The card"} id="card">
			<div inert>
				<PuppyCard
					picture={photo}
					puppy={{
						profilePath: given("profilePath") || "new",
						title: given("cardHeaderTitle") || name,
						breed: given("breed"),
						sex: given("sex"),
						available,
						isReserved,
						line: cardLine(
							{
								available,
								isReserved,
								dob: given("dob"),
								projectedSize: given("projectedSize"),
								wentHomeOn: given("wentHomeOn") || null,
								saleUpdate: given("saleUpdate"),
								availableDate: given("availableDate"),
							},
							day,
						),
						price: shownPrice({ available, isReserved, price: given("price") }).price,
						photo: undefined,
					}}
				/>
			</div>
		</Panel>
	);
}
