import { facts } from "~/business/facts.ts";
import { priceShown } from "~/business/prices.ts";
import { faqPage } from "~/business/structured-items.ts";
import { Formatted, type FormattedPart, type FormattedWords } from "~/ui/page/formatted.tsx";
import { Prose, Section, Split, Wrap } from "~/ui/page/layout.tsx";
import { PageHead } from "~/ui/page/page-head.tsx";
import { StructuredData } from "~/ui/page/structured-data.tsx";
import { Frame, Picture } from "~/ui/picture/picture.tsx";
import { from } from "~/ui/theme/media.ts";
import { NextStep, toContact } from "./next-step.tsx";
import * as css from "./own-page.css.ts";
import type { OwnPageView as Page, ShownBlock } from "./own-page.server.ts";
import * as shared from "./page.css.ts";

/** The heading of a block, if it has one. */
function Title({ children }: { children: string }) {
	if (!children) return null;
	return (
		<h2 className={css.title} dir="auto">
			{children}
		</h2>
	);
}

function Questions({ questions }: Extract<ShownBlock, { kind: "questions" }>) {
	return (
		<div className={shared.questions}>
			{questions.map(({ id, title, parts }) => (
				<div key={id} className={shared.questionText}>
					<h2 className={css.question} dir="auto">
						{title}
					</h2>
					<Prose className={shared.answer}>
						<Formatted of={parts} />
					</Prose>
				</div>
			))}
		</div>
	);
}

function Prices({ title, parts, rows }: Extract<ShownBlock, { kind: "prices" }>) {
	return (
		<>
			<Title>{title}</Title>
			<dl className={css.rows}>
				{rows.map(({ id, name, price }) => (
					<div key={id} className={css.row}>
						<dt dir="auto">{name}</dt>
						<dd className={css.price} dir="auto">
							{priceShown(price)}
						</dd>
					</div>
				))}
			</dl>
			<Prose className={css.note}>
				<Formatted of={parts} />
			</Prose>
		</>
	);
}

function Block({ block }: { block: ShownBlock }) {
	switch (block.kind) {
		case "questions":
			return <Questions {...block} />;
		case "prices":
			return <Prices {...block} />;
		case "picture":
			return (
				<Split variant="even" className={css.withPicture}>
					{block.picture ? (
						<Frame ratio="3/2" className={css.picture}>
							<Picture of={block.picture} sizes={`${from("lg")} min(45vw, 37rem), 92vw`} />
						</Frame>
					) : null}
					<div>
						<Title>{block.title}</Title>
						<Prose className={css.text}>
							<Formatted of={block.parts} />
						</Prose>
					</div>
				</Split>
			);
		default:
			return (
				<>
					<Title>{block.title}</Title>
					<Prose className={css.text}>
						<Formatted of={block.parts} />
					</Prose>
				</>
			);
	}
}

/** The text without its formatting. */
const plain = (words: readonly FormattedWords[]): string =>
	words
		.map((word) => {
			if (typeof word === "string") return word;
			if ("br" in word) return " ";
			if ("a" in word) return plain(word.words);
			return plain("b" in word ? word.b : word.i);
		})
		.join("");

const plainParts = (parts: readonly FormattedPart[]): string =>
	parts
		.map((part) => {
			if ("p" in part) return plain(part.p);
			return "h" in part ? plain(part.h) : part.items.map(plainParts).join(" ");
		})
		.join(" ");

/** The questions for search engines, if the page consists of questions and perhaps text, but nothing else. */
function shownQuestions(blocks: readonly ShownBlock[]) {
	const questions = blocks.flatMap((block) => (block.kind === "questions" ? block.questions : []));
	const isOnlyThat = blocks.every(({ kind }) => kind === "questions" || kind === "text");
	return isOnlyThat
		? questions.map(({ title, parts }) => ({ question: title, answer: plainParts(parts) }))
		: [];
}

/** Title, lead and blocks of the page, and a button for contacting the trainer. */
export function OwnPageView({ page }: { page: Page }) {
	const { title, lead, blocks } = page;
	const questions = shownQuestions(blocks);
	return (
		<>
			{questions.length > 0 ? <StructuredData of={[faqPage(questions)]} /> : null}
			<PageHead title={title} lead={lead || undefined} plain />
			<Section tight>
				<Wrap className={css.page}>
					{blocks.map((block) => (
						<div key={block.id} className={css.block}>
							<Block block={block} />
						</div>
					))}
					<NextStep
						words={`Anything you would like to ask ${facts.trainer}?`}
						action={toContact()}
					/>
				</Wrap>
			</Section>
		</>
	);
}
