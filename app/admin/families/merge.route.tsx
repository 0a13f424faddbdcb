/** Merges two families: first finds the other one, then shows what will be combined. */
import { z } from "zod";
import * as failures from "~/business/failures.ts";
import { familiesWithPhone } from "~/families/families.server.ts";
import { findFamilies, readFamilies } from "~/families/list.server.ts";
import { FAMILY_SEARCH_MAX, familyListAddress } from "~/families/list-address.ts";
import { mergeFamilies } from "~/families/merge.server.ts";
import { familyById, familyContents } from "~/families/queries.server.ts";
import { FetcherForm } from "~/forms/fetcher-form.tsx";
import { redirectWithToast } from "~/platform/forms/flash.server.ts";
import { parseForm } from "~/platform/forms/parse-form.server.ts";
import { readId } from "~/platform/ids.ts";
import { readLine } from "~/platform/list-parameters.ts";
import { Button, ButtonLink } from "~/ui/button.tsx";
import { Link } from "~/ui/link.tsx";
import { SearchBox } from "~/ui/page/list-tools.tsx";
import { muted } from "~/ui/theme/text.css.ts";
import { actorIn } from "../access.server.ts";
import { withActionErrors, withLoaderErrors } from "../failures.server.ts";
import { found, idIn, notFound } from "../not-found.ts";
import * as shared from "../page.css.ts";
import { AdminHead, Panel } from "../page.tsx";
import * as rows from "../rows.css.ts";
import type { Route } from "./+types/merge.route";
import { familyAddress, mergeAddress } from "./addresses.ts";
import { contentText } from "./contents.ts";
import { StageTag } from "./stage-tag.tsx";

/** The most families that a search finds, including this one. */
const SHOWN = 11;

/** Those that may be the same as this family: first those with its phone number, then those with its name. */
async function similarTo({ name, phoneNumber }: { name: string; phoneNumber: string }) {
	const callers = await familiesWithPhone(phoneNumber);
	const [first, named] = await Promise.all([
		readFamilies(callers.slice(0, SHOWN).map(({ id }) => id)),
		findFamilies(name, SHOWN),
	]);
	return [...first, ...named.filter(({ id }) => !first.some((each) => each.id === id))];
}

const schema = z.object({ intent: z.literal("merge"), with: z.string() });

/** The family that would come along, with what it has. */
async function readOther(id: number | undefined) {
	const other = id === undefined ? null : await familyById(id);
	return other && { ...other, contents: contentText(await familyContents(other.id)) };
}

export const loader = withLoaderErrors(
	failures.fetchFamilies,
	async ({ params, url }: Route.LoaderArgs) => {
		const family = found(await familyById(idIn(params)));
		const other = await readOther(readId(url.searchParams.get("with")));
		const search = readLine(url.searchParams.get("search") ?? "", FAMILY_SEARCH_MAX);
		const similar = other ? [] : await (search ? findFamilies(search, SHOWN) : similarTo(family));
		return {
			family,
			other: other && other.id !== family.id ? other : null,
			search,
			similar: similar.filter(({ id }) => id !== family.id),
		};
	},
);

export const action = withActionErrors(
	failures.updateFamily,
	async ({ request, params, context }: Route.ActionArgs) => {
		const id = idIn(params);
		const { value } = await parseForm(request, { schema });
		const other = readId(value?.with);
		if (other === undefined) throw notFound();
		if (await mergeFamilies(id, other, actorIn(context))) {
			return redirectWithToast(familyAddress(id), "The two families are one now.");
		}
		const message = "One of the two families no longer exists. Nothing was changed.";
		return redirectWithToast(familyListAddress(), message, 409);
	},
);

type Family = NonNullable<Awaited<ReturnType<typeof readOther>>>;

export default function MergePage({ loaderData }: Route.ComponentProps) {
	const { family, other, search, similar } = loaderData;
	const back = familyAddress(family.id);
	return (
		<>
			<AdminHead
				title="Merge with another family"
				between={[{ name: family.name, path: back }]}
				here="Merge"
			/>
			{other ? (
				<Together family={family} other={other} />
			) : (
				<Panel title="Which family is the same?" id="which">
					<div className={shared.search}>
						<SearchBox
							id="merge-search"
							label="Search for the other family"
							action={mergeAddress(family.id)}
							defaultValue={search}
							maxLength={FAMILY_SEARCH_MAX}
							placeholder="Name, email, phone"
						/>
					</div>
					{similar.length === 0 ? (
						<p className={muted}>
							{search
								? `No other family with “${search}”.`
								: "No other family has this name or phone number. Search for the one to merge."}
						</p>
					) : (
						<ul className={rows.list}>
							{similar.map(({ id, name, stage, about }) => (
								<li key={id} className={rows.linked}>
									<Link to={`${mergeAddress(family.id)}?with=${id}`} className={rows.link}>
										<bdi>{name}</bdi>
									</Link>
									<span className={muted}>{about}</span>
									<StageTag stage={stage} />
								</li>
							))}
						</ul>
					)}
				</Panel>
			)}
		</>
	);
}

function Together({ family, other }: { family: { id: number; name: string }; other: Family }) {
	const { addresses, phoneNumber, contents } = other;
	const coming = [...addresses.map(({ address }) => address), phoneNumber, ...contents];
	return (
		<Panel title="What comes together" id="together" className={shared.form}>
			<p>
				What comes along from{" "}
				<Link to={familyAddress(other.id)}>
					<bdi>{other.name}</bdi>
				</Link>{" "}
				<StageTag stage={other.stage} />
			</p>
			<ul>
				{coming.filter(Boolean).map((each) => (
					<li key={each}>
						<bdi>{each}</bdi>
					</li>
				))}
			</ul>
			<p>
				<bdi>{family.name}</bdi> keeps its name, next step and wishes. What it lacks is taken from{" "}
				<bdi>{other.name}</bdi>, whose other details become a note. Messages, answers, notes,
				reservations, places on the waiting list, appointments and email addresses are combined.
			</p>
			<p>
				It can’t be undone at one press: a family is split again address by address, without notes
				and reservations.
			</p>
			<FetcherForm action={mergeAddress(family.id)} className={shared.buttons}>
				<input type="hidden" name="with" value={other.id} />
				<Button name="intent" value="merge">
					Make one family of them
				</Button>
				<ButtonLink tone="line" to={`${mergeAddress(other.id)}?with=${family.id}`}>
					The other way around
				</ButtonLink>
				<ButtonLink tone="line" to={mergeAddress(family.id)}>
					Another family
				</ButtonLink>
			</FetcherForm>
		</Panel>
	);
}
