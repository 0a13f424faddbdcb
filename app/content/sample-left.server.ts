import type { EditableDocument } from "./declared.ts";
import { countSample, sampleInWords } from "./fields/sample.ts";
import { publishedContent } from "./published.server.ts";

/** How much of what visitors read of a document is still the sample's, in words; undefined if nothing is. */
export const sampleLeft = (document: EditableDocument): string | undefined =>
	sampleInWords(countSample(document.fields, publishedContent(document) ?? document.defaults()));
