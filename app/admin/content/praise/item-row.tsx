import { dayInWords, monthInWords } from "~/business/days.ts";
import { cutAtWord } from "~/business/head.ts";
import { dayOf } from "~/business/moments.ts";
import type { PraiseItem, PraiseKind } from "~/content/praise/item.ts";
import { FetcherForm, useFormFetcher } from "~/forms/fetcher-form.tsx";
import { Button } from "~/ui/button.tsx";
import { Link } from "~/ui/link.tsx";
import { visuallyHidden } from "~/ui/theme/text.css.ts";
import { RestoreItem } from "../../restore-item.tsx";
import { ItemButtons } from "../item-buttons.tsx";
import * as css from "./praise.css.ts";
import { hiddenReasonInWords, praiseAddress, praiseItemAddress, praiseWords } from "./words.ts";

/** The most characters shown of an entry's text, and of its name in what a screen reader reads aloud. */
const EXCERPT = 120;
const NAME = 40;

interface ItemProps {
	kind: PraiseKind;
	item: PraiseItem;
}

interface ListedItemProps extends ItemProps {
	isFirst: boolean;
	isLast: boolean;
	/** Whether the home page shows it: it is among the first ones chosen. */
	isOnHome: boolean;
}

function About({ kind, item, isOnHome }: ItemProps & { isOnHome: boolean }) {
	const { hasHome } = praiseWords[kind];
	const unseen = hiddenReasonInWords(item);
	const facts = [
		kind === "reviews" && `${item.stars} of 5 stars`,
		item.place,
		item.breed,
		monthInWords(item.day),
	].filter(Boolean);
	const home = isOnHome ? "On the home page" : "Chosen for the home page, which is full";
	return (
		<div className={css.about}>
			<Link to={praiseItemAddress(kind, item.id)} className={css.name} dir="auto">
				{item.name}
			</Link>
			{facts.length > 0 ? <p className={css.line}>{facts.join(" · ")}</p> : null}
			<p className={css.line} dir="auto">
				{cutAtWord(item.words, EXCERPT)}
			</p>
			<p className={css.tags}>
				{unseen ? <span className={css.unseen}>{unseen}</span> : null}
				{hasHome && item.onHome && !unseen ? <span className={css.tag}>{home}</span> : null}
				{item.sample ? <span className={css.tag}>Sample</span> : null}
			</p>
		</div>
	);
}

/** An entry of the list, with its buttons. */
export function ListedItem({ kind, item, isFirst, isLast, isOnHome }: ListedItemProps) {
	const fetcher = useFormFetcher();
	const name = cutAtWord(item.name, NAME);
	return (
		<li className={css.item}>
			<About kind={kind} item={item} isOnHome={isOnHome} />
			<FetcherForm fetcher={fetcher} action={praiseAddress(kind)} className={css.buttons}>
				<ItemButtons
					id={item.id}
					name={name}
					isFirst={isFirst}
					isLast={isLast}
					isHidden={item.hidden}
				>
					{praiseWords[kind].hasHome ? (
						<Button tone="line" small name="intent" value={item.onHome ? "not-home" : "home"}>
							{item.onHome ? "Take off the home page" : "Put on the home page"}
							<span className={visuallyHidden}> {name}</span>
						</Button>
					) : null}
				</ItemButtons>
			</FetcherForm>
		</li>
	);
}

/** An entry in the trash, with its button. */
export function DeletedItem({ kind, item }: ItemProps) {
	const fetcher = useFormFetcher();
	return (
		<li className={css.item}>
			<div className={css.about}>
				<b className={css.name} dir="auto">
					{item.name}
				</b>
				<p className={css.line} dir="auto">
					{cutAtWord(item.words, EXCERPT)}
				</p>
				<p className={css.line}>
					Deleted on {item.deletedAt ? dayInWords(dayOf(new Date(item.deletedAt))) : null}
				</p>
			</div>
			<FetcherForm fetcher={fetcher} action={praiseAddress(kind)} className={css.buttons}>
				<RestoreItem id={item.id} name={cutAtWord(item.name, NAME)} />
			</FetcherForm>
		</li>
	);
}
