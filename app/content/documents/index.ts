/** The documents whose content is declared as fields, in the order in which the admin lists them. */
import type { EditableDocument } from "../declared.ts";
import { deliveryDocument } from "./delivery.ts";
import { investmentDocument } from "./investment.ts";
import { privacyDocument } from "./privacy.ts";

export const declaredDocuments: readonly EditableDocument[] = [
	deliveryDocument,
	investmentDocument,
	privacyDocument,
];

/** The declared document with a key; undefined if there is none. */
export const declaredDocument = (key: string | undefined) =>
	declaredDocuments.find((document) => document.key === key);
