import { structuredDataText, type Thing } from "../business/structured-data.ts";

/** Tells search engines what the page is about; no script of it ever runs. */
export function StructuredData({ of: things }: { of: readonly Thing[] }) {
	return <script type="application/ld+json">{structuredDataText(things)}</script>;
}
