/** The filters and the search above a list: links and a form, which also work without JavaScript. */
import { Search } from "lucide";
import {
	type ComponentProps,
	type FormEvent,
	type ReactNode,
	useLayoutEffect,
	useRef,
} from "react";
import { classNames } from "../class-names.ts";
import { AnyLink, type AnyLinkProps } from "../link.tsx";
import { Icon } from "../picture/icon.tsx";
import { number, visuallyHidden } from "../theme/text.css.ts";
import * as styles from "./list-tools.css.ts";

export function ListTools({ children }: { children: ReactNode }) {
	return <div className={styles.tools}>{children}</div>;
}

interface FilterLinksProps {
	/** Says what the filters do, for screen readers. */
	label: string;
	children: ReactNode;
}

export function FilterLinks({ label, children }: FilterLinksProps) {
	return (
		<nav aria-label={label} className={styles.filters}>
			{children}
		</nav>
	);
}

type FilterLinkProps = AnyLinkProps & {
	current: boolean;
	/** How many entries match the filter, shown in parentheses. */
	count?: number | string;
};

export function FilterLink({ current, count, children, ...link }: FilterLinkProps) {
	return (
		<AnyLink {...link} aria-current={current ? "true" : undefined} className={styles.filter}>
			{children}
			{count === undefined ? null : (
				<>
					{" "}
					{/* A single text, which React replaces as a whole: it can't find one that a translator has moved. */}
					<span className={classNames(number, styles.count)}>{`(${count})`}</span>
				</>
			)}
		</AnyLink>
	);
}

interface SearchBoxProps extends ComponentProps<"input"> {
	id: string;
	label: string;
	/** Address of the list. */
	action: string;
	/** Query parameters of the list that a search keeps. */
	keep?: Readonly<Record<string, string>>;
	/** Receives the search text instead of the form being sent, once the page is hydrated. */
	onSearch?: (search: string) => void;
}

export function SearchBox({ label, action, keep = {}, onSearch, ...input }: SearchBoxProps) {
	const field = useRef<HTMLInputElement>(null);
	const { defaultValue } = input;
	const shown = useRef(defaultValue);
	useLayoutEffect(() => {
		// The list shows the result of another search, but the field is still the same element. Text
		// typed in the meantime, for example before hydration, is kept if the search is unchanged.
		if (!field.current || shown.current === defaultValue) return;
		shown.current = defaultValue;
		field.current.value = String(defaultValue ?? "");
	}, [defaultValue]);
	const search = (event: FormEvent) => {
		if (!onSearch) return;
		event.preventDefault();
		onSearch(field.current?.value ?? "");
	};
	return (
		<search className={styles.search}>
			<form method="get" action={action} onSubmit={search} className={styles.searchForm}>
				<label htmlFor={input.id} className={visuallyHidden}>
					{label}
				</label>
				{Object.entries(keep).map(([name, value]) => (
					<input key={name} type="hidden" name={name} value={value} />
				))}
				<input
					ref={field}
					name="search"
					autoComplete="off"
					dir="auto"
					{...input}
					type="search"
					className={styles.searchField}
				/>
				<button type="submit" aria-label="Search" className={styles.searchButton}>
					<Icon icon={Search} />
				</button>
			</form>
		</search>
	);
}
