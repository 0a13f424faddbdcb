import type { ReactNode } from "react";
import { href } from "react-router";
import { cutAtWord } from "~/business/head.ts";
import { OWN_REPLY } from "~/families/letters/letter-kinds.ts";
import type { Letter } from "~/families/letters/queries.server.ts";
import { FetcherForm, useFormFetcher } from "~/forms/fetcher-form.tsx";
import { Button } from "~/ui/button.tsx";
import { Link } from "~/ui/link.tsx";
import { muted, visuallyHidden } from "~/ui/theme/text.css.ts";
import { MoveButtons } from "../move-buttons.tsx";
import { RestoreItem } from "../restore-item.tsx";
import { letterAddress } from "./addresses.ts";
import * as css from "./letters.css.ts";

/** The most characters of a letter that the list shows. */
const EXCERPT = 90;

function Item({ letter, children }: { letter: Letter; children?: ReactNode }) {
	return (
		<li className={css.item}>
			<div className={css.about}>
				<Link to={letterAddress(letter.address)} className={css.name}>
					{letter.name}
				</Link>
				<p className={css.line}>{cutAtWord(letter.subject || letter.text, EXCERPT)}</p>
			</div>
			{children}
		</li>
	);
}

/** The letters that exist once each: automatic emails and printed letters. */
export function LetterList({ letters }: { letters: readonly Letter[] }) {
	return (
		<ul className={css.list}>
			{letters.map((letter) => (
				<Item key={letter.address} letter={letter} />
			))}
		</ul>
	);
}

/** The templates for replies, in the order in which they are offered. */
export function ReplyLetters({ letters }: { letters: readonly Letter[] }) {
	if (letters.length === 0) {
		return <p className={muted}>There are none, so answers start with an empty page.</p>;
	}
	return (
		<ol className={css.list}>
			{letters.map((letter, index) => (
				<Item key={letter.address} letter={letter}>
					<Order letter={letter} isFirst={index === 0} isLast={index === letters.length - 1} />
				</Item>
			))}
		</ol>
	);
}

interface OrderProps {
	letter: Letter;
	isFirst: boolean;
	isLast: boolean;
}

function Order({ letter, isFirst, isLast }: OrderProps) {
	const fetcher = useFormFetcher();
	return (
		<FetcherForm fetcher={fetcher} action={href("/admin/letters")} className={css.buttons}>
			<input type="hidden" name="id" value={letter.address} />
			<MoveButtons name={letter.name} isFirst={isFirst} isLast={isLast} />
			<Button tone="line" small name="intent" value="remove">
				Remove<span className={visuallyHidden}> {letter.name}</span>
			</Button>
		</FetcherForm>
	);
}

/** The templates that were taken out of the list. */
export function RemovedLetters({ letters }: { letters: readonly Letter[] }) {
	return (
		<ul className={css.list}>
			{letters.map((letter) => (
				<Item key={letter.address} letter={letter}>
					<Removed letter={letter} />
				</Item>
			))}
		</ul>
	);
}

function Removed({ letter }: { letter: Letter }) {
	const fetcher = useFormFetcher();
	return (
		<FetcherForm fetcher={fetcher} action={href("/admin/letters")} className={css.buttons}>
			<RestoreItem id={letter.address} name={letter.name} label="Bring back" />
			{letter.kind === OWN_REPLY ? (
				<Button tone="bad" small name="intent" value="delete">
					Delete for good<span className={visuallyHidden}> {letter.name}</span>
				</Button>
			) : null}
		</FetcherForm>
	);
}
