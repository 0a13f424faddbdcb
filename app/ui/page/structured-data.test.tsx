import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { StructuredData } from "./structured-data.tsx";

test("structured data can't end its script element, and parses back unchanged", () => {
	const name = `</script><script>alert("1")</script> <!-- & 'Fig' 🐶 \u2028`;
	const html = renderToStaticMarkup(<StructuredData things={[{ "@type": "Thing", name }]} />);
	const [, text = ""] = /^<script type="application\/ld\+json">(.*)<\/script>$/s.exec(html) ?? [];
	expect(text).not.toContain("<");
	expect(JSON.parse(text)).toEqual({
		"@context": "https://schema.org",
		"@graph": [{ "@type": "Thing", name }],
	});
});
