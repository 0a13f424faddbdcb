/** Lists how two versions of a document differ, in words for the person who wrote them. Pure functions. */
import { fieldLabels } from "./field-labels.ts";

/** One place where the versions differ. The text is empty for a version that has nothing there. */
export interface Difference {
	/** For example, "Testimonials: “The Hartley family”: Quote". */
	where: string;
	from: string;
	to: string;
}

/** The most differences that a page lists. */
export const DIFFERENCES_MAX = 200;

/** The fields that can name a list entry; the first one that has text is used. */
const NAMES = ["name", "title", "heading", "question", "label", "author", "family", "text"];
const NAME_SHOWN = 40;

type Leaves = Map<string, string>;

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
	typeof value === "object" && value !== null && !Array.isArray(value);

const labels: Readonly<Record<string, string>> = fieldLabels;

/** The label of a field: "Card title" for "cardTitle", unless it has a label of its own. */
function words(field: string): string {
	const label = labels[field];
	if (label) return label;
	const text = field
		.replace(/([a-z])([A-Z])/g, "$1 $2")
		.replace(/[-_]/g, " ")
		.toLowerCase();
	return text.charAt(0).toUpperCase() + text.slice(1);
}

/** A value as text for people. */
function textOf(value: unknown): string {
	if (value === null || value === undefined) return "";
	if (typeof value === "boolean") return value ? "Yes" : "No";
	return String(value);
}

function nameOf(entry: unknown, position: number): string {
	if (!isRecord(entry)) return String(position + 1);
	for (const name of NAMES) {
		const text = entry[name];
		if (typeof text === "string" && text.trim()) {
			const short = text.trim();
			return `“${short.length > NAME_SHOWN ? `${short.slice(0, NAME_SHOWN).trimEnd()}…` : short}”`;
		}
	}
	return String(position + 1);
}

/** Identifies a list entry: by its id, wherever it is in the list, or else by its position. */
const keyOf = (entry: unknown, position: number) =>
	isRecord(entry) && typeof entry.id === "string" ? `#${entry.id}` : String(position);

/** Collects every value of a document by its place, and into `labels` a readable name of each place. */
function collect(value: unknown, place: string, label: string, into: Leaves, labels: Leaves) {
	const put = (text: string) => {
		into.set(place, text);
		labels.set(place, label);
	};
	const below = (name: string) => (label ? `${label}: ${name}` : name);
	if (Array.isArray(value)) {
		if (value.some(isRecord)) {
			put(value.map(nameOf).join(", "));
			if (!label) labels.set(place, "All of them, in order");
		}
		for (const [position, entry] of value.entries()) {
			const name = nameOf(entry, position);
			collect(entry, `${place}/${keyOf(entry, position)}`, below(name), into, labels);
		}
		return;
	}
	if (!isRecord(value)) {
		put(textOf(value));
		return;
	}
	for (const [field, inner] of Object.entries(value)) {
		if (field === "id") continue;
		collect(inner, `${place}/${field}`, below(words(field)), into, labels);
	}
}

/** Everything that differs between two versions, in the order of the document. */
export function differencesBetween(before: unknown, after: unknown): Difference[] {
	const [was, is, labels]: [Leaves, Leaves, Leaves] = [new Map(), new Map(), new Map()];
	collect(before, "", "", was, labels);
	collect(after, "", "", is, labels);
	return [...new Set([...is.keys(), ...was.keys()])]
		.map((place) => ({
			where: labels.get(place) || "Text",
			from: was.get(place) ?? "",
			to: is.get(place) ?? "",
		}))
		.filter(({ from, to }) => from !== to);
}
