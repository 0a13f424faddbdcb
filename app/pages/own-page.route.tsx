/** A page that the trainer created herself. */
import type { ReactElement } from "react";
import { data, href, redirect } from "react-router";
import { facts } from "~/business/facts.ts";
import * as failures from "~/business/failures.ts";
import { headTags, type SharedPicture } from "~/business/head.ts";
import type { PictureSource } from "~/business/picture-source.ts";
import { priceShown } from "~/business/price-shown.ts";
import type { OwnBlock } from "~/content/documents/own-pages.ts";
import { withLoaderErrors } from "~/platform/http/loading.server.ts";
import type { RouteHandle } from "~/platform/http/route-handles.ts";
import { puppyAddressFor } from "~/puppies/queries.server.ts";
import { Editable } from "~/ui/page/editable.tsx";
import { Formatted, type FormattedPart } from "~/ui/page/formatted.tsx";
import * as layoutStyles from "~/ui/page/layout.css.ts";
import { Prose, Section, Split } from "~/ui/page/layout.tsx";
import { PageHead } from "~/ui/page/page-head.tsx";
import { Frame, Picture } from "~/ui/picture/picture.tsx";
import { from } from "~/ui/theme/media.ts";
import type { Route } from "./+types/own-page.route";
import { NextStep, toContact } from "./next-step.tsx";
import * as css from "./own-page.css.ts";
import { ownPageAt } from "./own-page.server.ts";
import * as shared from "./page.css.ts";

/** Maximum width in px of the file by which a photo is shared. The height follows from it. */
const SHARED_WIDTH = 800;

export const handle: RouteHandle = { cache: "path" };

function sharedPicture(picture: PictureSource | undefined): SharedPicture | undefined {
	if (!picture) return undefined;
	const width = Math.min(SHARED_WIDTH, picture.width);
	const height = Math.round((picture.height * width) / picture.width);
	return { path: picture.src, width, height, alt: picture.alt };
}

export const meta: Route.MetaFunction = ({ loaderData }) => {
	if (!loaderData) return [];
	const { slug, head } = loaderData.page;
	const { title, description, picture } = head;
	const path = href("/:slug", { slug });
	return headTags({ title, description, path, image: sharedPicture(picture), type: "article" });
};

const missing = () => data(null, { status: 404 });

export const loader = withLoaderErrors(failures.fetchPage, async ({ params }: Route.LoaderArgs) => {
	const found = await ownPageAt(params.slug);
	if (found && "page" in found) return found;
	// An address that is just a puppy's name is an old address of its profile.
	const address = found
		? href("/:slug", { slug: found.movedTo })
		: await puppyAddressFor(params.slug);
	if (address) return redirect(address, 308);
	throw missing();
});

export const action = missing;

export default function OwnPage({ loaderData }: Pick<Route.ComponentProps, "loaderData">) {
	const { id, title, lead, blocks } = loaderData.page;
	return (
		<>
			<PageHead title={title} lead={lead || undefined} />
			<Section tight>
				<Editable section={`pages/${id}`}>
					<div className={css.blocks}>
						{blocks.map((block) => (
							<div key={block.id} className={css.block[block.kind]}>
								<Block {...block} />
							</div>
						))}
					</div>
				</Editable>
				<NextStep text={`Anything you would like to ask ${facts.trainer}?`} action={toContact()} />
			</Section>
		</>
	);
}

function Title({ children }: { children: string }) {
	if (!children) return null;
	return (
		<h2 className={shared.lineTitle} dir="auto">
			{children}
		</h2>
	);
}

function TextBlock({ title, text }: { title: string; text: readonly FormattedPart[] }) {
	return (
		<>
			<Title>{title}</Title>
			<Prose className={css.text}>
				<Formatted parts={text} />
			</Prose>
		</>
	);
}

function Prices({ title, text, rows }: Extract<OwnBlock, { kind: "prices" }>) {
	return (
		<>
			<Title>{title}</Title>
			<dl className={css.rows}>
				{rows.map(({ id, name, price }) => (
					<div key={id} className={shared.priceRow}>
						<dt dir="auto">{name}</dt>
						<dd className={shared.rowPrice} dir="auto">
							{priceShown(price)}
						</dd>
					</div>
				))}
			</dl>
			<Prose className={layoutStyles.above.s4}>
				<Formatted parts={text} />
			</Prose>
		</>
	);
}

function Block(block: OwnBlock): ReactElement {
	switch (block.kind) {
		case "question":
			return (
				<>
					<h2 className={shared.smallTitle} dir="auto">
						{block.title}
					</h2>
					<Prose className={layoutStyles.above.s2}>
						<Formatted parts={block.text} />
					</Prose>
				</>
			);
		case "prices":
			return <Prices {...block} />;
		case "picture":
			return (
				<Split variant="even" className={css.withPicture}>
					{block.picture ? (
						<Frame ratio="3/2" className={css.picture}>
							<Picture source={block.picture} sizes={`${from("lg")} min(45vw, 37rem), 92vw`} />
						</Frame>
					) : null}
					<div>
						<TextBlock {...block} />
					</div>
				</Split>
			);
		case "text":
			return <TextBlock {...block} />;
	}
}
