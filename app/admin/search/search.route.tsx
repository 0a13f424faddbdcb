/** Searches the whole admin: puppies, families, messages, videos, photos and pages. */
import { href } from "react-router";
import * as failures from "~/business/failures.ts";
import { readLine } from "~/platform/list-parameters.ts";
import { ButtonLink } from "~/ui/button.tsx";
import { Link } from "~/ui/link.tsx";
import { EmptyState } from "~/ui/page/empty-state.tsx";
import { SearchBox } from "~/ui/page/list-tools.tsx";
import { muted } from "~/ui/theme/text.css.ts";
import { withLoaderErrors } from "../failures.server.ts";
import * as shared from "../page.css.ts";
import { AdminHead, Panel } from "../page.tsx";
import * as rows from "../rows.css.ts";
import type { Route } from "./+types/search.route";
import { type FoundGroup, findAnything } from "./find.server.ts";
import { SEARCH_FIELD } from "./shortcut.ts";

/** Maximum length of a search; the rest is ignored. */
const SEARCH_MAX = 80;

export const loader = withLoaderErrors(failures.search, async ({ url }: Route.LoaderArgs) => {
	const search = readLine(url.searchParams.get("q") ?? "", SEARCH_MAX);
	return { search, groups: await findAnything(search) };
});

export default function SearchPage({ loaderData }: Route.ComponentProps) {
	const { search, groups } = loaderData;
	return (
		<>
			<AdminHead
				title="Search"
				tab={search ? `Search: ${search}` : undefined}
				note="Puppies, families, messages, videos, photos and pages."
			/>
			<div className={shared.search}>
				<SearchBox
					id={SEARCH_FIELD}
					name="q"
					label="Search everything"
					action={href("/admin/search")}
					defaultValue={search}
					maxLength={SEARCH_MAX}
					placeholder="A name, a word, an address"
					autoFocus={search === ""}
				/>
			</div>
			{search !== "" && groups.length === 0 ? (
				<EmptyState
					message={`Nothing here has every word of “${search}”. Try fewer words, or just the beginning of a word.`}
				/>
			) : null}
			{groups.map((group) => (
				<Group key={group.name} {...group} />
			))}
		</>
	);
}

function Group({ name, found, more }: FoundGroup) {
	const id = `found-${name.toLowerCase().replace(/\W+/g, "-")}`;
	return (
		<Panel title={name} id={id}>
			<ul className={rows.list}>
				{found.map(({ path, title, note }) => (
					<li key={path} className={rows.linked}>
						<Link to={path} className={rows.link}>
							<bdi>{title}</bdi>
						</Link>
						{note ? <span className={muted}>{note}</span> : null}
					</li>
				))}
			</ul>
			{more ? (
				<p className={shared.under}>
					<ButtonLink tone="line" small to={more}>
						More under {name}
					</ButtonLink>
				</p>
			) : null}
		</Panel>
	);
}
