import type { Thing } from "~/business/structured-data.ts";
import { structuredDataText } from "~/business/structured-data.ts";

/** Tells search engines what the page is about. It is data, which the browser never runs as a script. */
export function StructuredData({ things }: { things: readonly Thing[] }) {
	return (
		<script
			type="application/ld+json"
			suppressHydrationWarning
			// biome-ignore lint/security/noDangerouslySetInnerHtml: JSON that can't end the script
			dangerouslySetInnerHTML={{ __html: structuredDataText(things) }}
		/>
	);
}
