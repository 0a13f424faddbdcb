/**
 * Structured data in the browser, imported as `#structured-data`: nothing. Search engines read it in
 * the document as it was served; a page that React shows in its place needs none.
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
