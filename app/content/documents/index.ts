/** The documents whose content is declared as fields, in the order in which the admin lists them. */
import type { EditableDocument } from "../declared.ts";
import type { ItemsDocument } from "../items.ts";
import { businessDocument } from "./business.ts";
import { choosingDocument } from "./choosing.ts";
import { contactDocument } from "./contact.ts";
import { deliveryDocument } from "./delivery.ts";
import { homeDocument } from "./home.ts";
import { investmentDocument } from "./investment.ts";
import { mailDocument } from "./mail.ts";
import { ownPagesDocument } from "./own-pages.ts";
import { peopleDocument } from "./people.ts";
import { reviewsDocument, storiesDocument, testimonialsDocument } from "./praise.ts";
import {
	reviewsPageDocument,
	storiesPageDocument,
	testimonialsPageDocument,
} from "./praise-pages.ts";
import { pricesDocument } from "./prices.ts";
import { privacyDocument } from "./privacy.ts";
import { programsDocument, servicesDocument } from "./programs.ts";
import { programsPageDocument } from "./programs-page.ts";
import { promisesDocument } from "./promises.ts";
import { reservingDocument } from "./reserving.ts";
import { siteDocument } from "./site.ts";
import { trainingDocument } from "./training.ts";
import { videosDocument } from "./videos.ts";
import { waitingListDocument } from "./waiting-list.ts";

export const declaredDocuments: readonly EditableDocument[] = [
	siteDocument,
	promisesDocument,
	homeDocument,
	choosingDocument,
	trainingDocument,
	deliveryDocument,
	investmentDocument,
	reservingDocument,
	programsPageDocument,
	testimonialsPageDocument,
	reviewsPageDocument,
	storiesPageDocument,
	peopleDocument,
	waitingListDocument,
	contactDocument,
	videosDocument,
	privacyDocument,
];

/** The kinds of items, each of which is a document. */
export const itemsDocuments: readonly ItemsDocument[] = [
	programsDocument,
	servicesDocument,
	testimonialsDocument,
	reviewsDocument,
	storiesDocument,
	ownPagesDocument,
];

/** The settings, which are live as soon as they are saved. */
export const settingsDocuments: readonly EditableDocument[] = [
	businessDocument,
	pricesDocument,
	mailDocument,
];

/** Every declared document that has a draft until it is published. */
export const editableDocuments: readonly EditableDocument[] = [
	...declaredDocuments,
	...itemsDocuments,
];

/** The document with a key that one form edits; undefined if there is none. */
export const declaredDocument = (key: string | undefined) =>
	[...declaredDocuments, ...settingsDocuments].find((document) => document.key === key);

/** The kind of items with a key; undefined if there is none. */
export const itemsDocument = (key: string | undefined) =>
	itemsDocuments.find((document) => document.key === key);

/** Everything that a site file carries, in the order of the admin. The addresses of mail stay on their site. */
export const documents: readonly EditableDocument[] = [
	...editableDocuments,
	...settingsDocuments.filter(({ key }) => key !== mailDocument.key),
];

/** The document with a key; undefined if there is none. */
export const documentOf = (key: string | undefined) =>
	[...documents, mailDocument].find((document) => document.key === key);
