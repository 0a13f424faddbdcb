/** The form that narrows and sorts the list. It is a GET form that works without JavaScript. */
import { SlidersHorizontal } from "lucide";
import { type FormEvent, useEffect, useLayoutEffect, useRef } from "react";
import { useNavigate } from "react-router";
import { Button } from "~/ui/button.tsx";
import { classNames } from "~/ui/class-names.ts";
import { type ChoiceProps, Field } from "~/ui/form/field.tsx";
import { Icon } from "~/ui/picture/icon.tsx";
import { screenOnly } from "~/ui/theme/print.css.ts";
import { number } from "~/ui/theme/text.css.ts";
import {
	fromStart,
	LIST_PATH,
	type ListView,
	listAddress,
	parametersOf,
	readListView,
} from "../list-address.ts";
import { type ChoiceCounts, choiceCount } from "./choice-counts.ts";
import {
	type CriterionName,
	criteria,
	criterionNames,
	NEWEST_FIRST,
	namedIn,
	orderNames,
} from "./criteria.ts";
import * as css from "./finder.css.ts";

interface SelectProps extends Pick<ChoiceProps, "label" | "blank" | "options"> {
	name: string;
	value: string;
}

/** A select box that follows changes of the view, such as by Back, without being replaced in the DOM. */
function Select({ name, value, ...field }: SelectProps) {
	const select = useRef<HTMLSelectElement>(null);
	const shown = useRef(value);
	useLayoutEffect(() => {
		// Keeps a choice that was made before hydration.
		if (!select.current || shown.current === value) return;
		shown.current = value;
		select.current.value = value;
	}, [value]);
	return (
		<Field
			as="select"
			{...field}
			ref={select}
			id={`find-${name}`}
			name={name}
			defaultValue={value}
			className={css.select}
		/>
	);
}

function viewIn(form: HTMLFormElement): ListView {
	const query = new URLSearchParams();
	for (const [name, value] of new FormData(form)) {
		if (typeof value === "string") query.append(name, value);
	}
	return readListView(query);
}

interface FinderProps {
	view: ListView;
	choices: ChoiceCounts | undefined;
}

/**
 * Selects for size, sex, age, price, time and order. After hydration, each change updates the list at once;
 * without JavaScript there is a button. On a phone the form is collapsed at first.
 */
export function Finder({ view, choices }: FinderProps) {
	const form = useRef<HTMLFormElement>(null);
	const navigate = useNavigate();
	const go = (event?: FormEvent) => {
		event?.preventDefault();
		if (form.current) navigate(listAddress(viewIn(form.current)), { preventScrollReset: true });
	};
	// Shows the list for choices that were made before hydration.
	// biome-ignore lint/correctness/useExhaustiveDependencies: once, when the page is hydrated
	useEffect(() => {
		if (!form.current) return;
		if (listAddress(viewIn(form.current)) !== listAddress(fromStart(view))) go();
	}, []);
	const optionsOf = (name: CriterionName) =>
		criteria[name].choices.map((choice) => {
			const count = choiceCount(choices, view.filter, name, choice.value);
			const label = count === undefined ? choice.name : `${choice.name} (${count})`;
			return { value: choice.value, label };
		});
	const chosen = namedIn(view).length + (view.sort === undefined ? 0 : 1);
	const hidden = parametersOf({ filter: view.filter, search: view.search });
	return (
		<details className={classNames(css.finder, screenOnly)}>
			<summary className={css.summary}>
				<Icon icon={SlidersHorizontal} />
				Filter and sort
				{chosen > 0 ? <span className={number}>({chosen})</span> : null}
			</summary>
			<form
				ref={form}
				method="get"
				action={LIST_PATH}
				// Choices restored by the browser would otherwise be taken for new ones.
				autoComplete="off"
				aria-label="Filter and sort puppies"
				onSubmit={go}
				onChange={() => go()}
				className={css.form}
			>
				{Object.entries(hidden).map(([name, value]) => (
					<input key={name} type="hidden" name={name} value={value} />
				))}
				{criterionNames.map((name) => (
					<Select
						key={name}
						name={name}
						label={criteria[name].label}
						blank={criteria[name].any}
						options={optionsOf(name)}
						value={view[name] ?? ""}
					/>
				))}
				<Select
					name="sort"
					label="Order"
					blank={NEWEST_FIRST}
					options={Object.entries(orderNames).map(([value, label]) => ({ value, label }))}
					value={view.sort ?? ""}
				/>
				<noscript>
					<Button tone="night" className={css.show}>
						Show puppies
					</Button>
				</noscript>
			</form>
		</details>
	);
}
