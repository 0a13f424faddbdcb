import type { ReactNode } from "react";
import { href } from "react-router";
import { cutAtWord } from "~/business/head.ts";
import { OWN_REPLY } from "~/families/letters/letter-kinds.ts";
import type { Letter } from "~/families/letters/queries.server.ts";
import { FetcherForm } from "~/forms/fetcher-form.tsx";
import { Button } from "~/ui/button.tsx";
import { Link } from "~/ui/link.tsx";
import { muted, visuallyHidden } from "~/ui/theme/text.css.ts";
import { MoveButtons } from "../move-buttons.tsx";
import * as shared from "../page.css.ts";
import * as rows from "../rows.css.ts";

/** Address of a letter's page. `letter` is the letter's kind or its number. */
export const letterAddress = (letter: string) => href("/admin/letters/:letter", { letter });

/** The most characters of a letter that the list shows. */
const EXCERPT = 90;

interface LettersProps {
	letters: readonly Letter[];
	/** Whether their order means something. */
	isOrdered?: boolean;
	/** The buttons of a letter, in a form that sends its address. */
	buttons?: (letter: Letter, index: number) => ReactNode;
}

/** Letters, each with the beginning of its text. */
export function LetterList({ letters, isOrdered, buttons }: LettersProps) {
	const List = isOrdered ? "ol" : "ul";
	return (
		<List className={rows.list}>
			{letters.map((letter, index) => (
				<li key={letter.address} className={rows.item}>
					<div className={rows.about}>
						<Link to={letterAddress(letter.address)} className={rows.name}>
							{letter.name}
						</Link>
						<p className={rows.line}>{cutAtWord(letter.subject || letter.text, EXCERPT)}</p>
					</div>
					{buttons ? (
						<FetcherForm action={href("/admin/letters")} className={shared.buttons}>
							<input type="hidden" name="id" value={letter.address} />
							{buttons(letter, index)}
						</FetcherForm>
					) : null}
				</li>
			))}
		</List>
	);
}

/** The templates for replies, in the order in which they are offered. */
export function ReplyLetters({ letters }: Pick<LettersProps, "letters">) {
	if (letters.length === 0) {
		return <p className={muted}>There are none, so answers start with an empty page.</p>;
	}
	return (
		<LetterList
			letters={letters}
			isOrdered
			buttons={({ name }, index) => (
				<>
					<MoveButtons name={name} isFirst={index === 0} isLast={index === letters.length - 1} />
					<Button tone="line" small name="intent" value="remove">
						Remove<span className={visuallyHidden}> {name}</span>
					</Button>
				</>
			)}
		/>
	);
}

/** The templates that were taken out of the list. */
export const RemovedLetters = ({ letters }: Pick<LettersProps, "letters">) => (
	<LetterList
		letters={letters}
		buttons={({ kind, name }) => (
			<>
				<Button tone="line" small name="intent" value="restore">
					Bring back<span className={visuallyHidden}> {name}</span>
				</Button>
				{kind === OWN_REPLY ? (
					<Button tone="bad" small name="intent" value="delete">
						Delete for good<span className={visuallyHidden}> {name}</span>
					</Button>
				) : null}
			</>
		)}
	/>
);
