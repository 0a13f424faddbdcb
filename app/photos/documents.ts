/**
 * Health documents: photos of a puppy that show a paper. They are with the puppy's health tests and vaccinations, not
 * in its gallery, on its card or in the JSON API.
 */
export const documentKinds = ["test", "certificate", "vaccination"] as const;
export type DocumentKind = (typeof documentKinds)[number];

export const documentLabels: Record<DocumentKind, string> = {
	test: "Health test",
	certificate: "Certificate",
	vaccination: "Vaccination record",
};

export const isDocumentKind = (kind: string): kind is DocumentKind => kind in documentLabels;

/** What is known about a document besides its picture, as its columns hold it. */
export const documentColumns = {
	document: true,
	number: true,
	link: true,
	signedBy: true,
	signedOn: true,
} as const;
