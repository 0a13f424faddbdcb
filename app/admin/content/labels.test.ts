import { expect, test } from "vitest";
import { blockFields, pageFields } from "~/content/own-pages/forms.ts";
import { blockKinds } from "~/content/own-pages/own-page.ts";
import { everyBlockLabel, pageLabels } from "./pages/labels.ts";

const forms: readonly (readonly [string, readonly string[], Readonly<Record<string, string>>])[] = [
	["own pages", pageFields, pageLabels],
	...blockKinds.map((kind) => [`blocks: ${kind}`, blockFields, everyBlockLabel(kind)] as const),
];

test.each(forms)("every control in the form of %s has a label of its own", (_, fields, labels) => {
	expect(Object.keys(labels).toSorted()).toEqual([...fields].toSorted());
	expect(new Set(Object.values(labels)).size).toBe(fields.length);
});
