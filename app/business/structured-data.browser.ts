/**
 * The browser's version of `#structured-data`, which produces nothing. Search engines read structured
 * data in the document that the server sent; pages that React shows later don't need any.
 */
import type { Thing } from "./structured-data.ts";

const nothing = (): Thing => ({ "@type": "Thing" });

export {
	nothing as breadcrumbList,
	nothing as faqPage,
	nothing as localBusiness,
	nothing as puppyProduct,
	nothing as reviewedBusiness,
	nothing as videoObject,
	nothing as webSite,
};

export const structuredDataText = () => "";
