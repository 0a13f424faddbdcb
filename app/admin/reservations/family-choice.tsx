import { href } from "react-router";
import type { ReservationRecord } from "~/families/reservations/queries.server.ts";
import { FetcherForm, useFormFetcher } from "~/forms/fetcher-form.tsx";
import { Button } from "~/ui/button.tsx";
import { classNames } from "~/ui/class-names.ts";
import { Field } from "~/ui/form/field.tsx";
import { SearchBox } from "~/ui/page/list-tools.tsx";
import { Panel } from "../page.tsx";
import * as css from "./reservations.css.ts";
import { FAMILY_SEARCH_MAX } from "./words.ts";

export interface FamilyChoices {
	families: readonly { value: string; label: string }[];
	/** There are others, which a search finds. */
	isMore: boolean;
}

interface FamilySearchProps extends FamilyChoices {
	/** The page that the families are chosen on. */
	action: string;
	search: string;
	/** The query parameters that a search keeps. */
	keep?: Readonly<Record<string, string>>;
	className?: string;
}

/** Finds a family that isn't among the choices; nothing where all of them are. */
export function FamilySearch(props: FamilySearchProps) {
	const { action, search, keep, families, isMore, className } = props;
	if (!isMore && !search) return null;
	return (
		<div className={classNames(css.stack, className)}>
			<SearchBox
				id="family-search"
				label="Search families"
				action={action}
				keep={keep}
				defaultValue={search}
				maxLength={FAMILY_SEARCH_MAX}
				placeholder="Family name, email or phone"
			/>
			{search && families.length === 0 ? (
				<p role="status">
					No family fits “{search}”. Try another word, or search for nothing to see the latest.
				</p>
			) : null}
		</div>
	);
}

/** Asks for whom a puppy is held; that it can stay open is said too. */
export function ForWhom(props: FamilyChoices & { reservation: ReservationRecord; search: string }) {
	const { reservation, families } = props;
	const fetcher = useFormFetcher();
	const action = href("/admin/reservations/:id", { id: String(reservation.id) });
	return (
		<Panel
			title={`For whom is ${reservation.puppy.name} held?`}
			id="for-whom"
			className={css.notice}
		>
			<div className={css.stack}>
				<FamilySearch {...props} action={action} />
				{families.length > 0 ? (
					<FetcherForm fetcher={fetcher} action={action} className={css.line}>
						<Field
							as="select"
							name="familyId"
							label="Family"
							blank="Choose a family"
							options={families}
							required
						/>
						<Button small name="intent" value="family">
							Save family
						</Button>
						<p className={css.whole}>
							You can leave it open: visitors see that the puppy is reserved.
						</p>
					</FetcherForm>
				) : props.search ? null : (
					<p>
						There is no family yet. One begins with a message, or when you add it; you can name it
						here later.
					</p>
				)}
			</div>
		</Panel>
	);
}
