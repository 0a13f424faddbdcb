/** A PDF of one page, 200 by 280 points, filled with blue. */
export function bluePdf(): Buffer {
	const content = "0.118 0.118 0.784 rg 0 0 200 280 re f";
	const objects = [
		"<</Type/Catalog/Pages 2 0 R>>",
		"<</Type/Pages/Kids[3 0 R]/Count 1>>",
		"<</Type/Page/Parent 2 0 R/MediaBox[0 0 200 280]/Contents 4 0 R/Resources<<>>>>",
		`<</Length ${content.length}>>stream\n${content}\nendstream`,
	];
	let file = "%PDF-1.4\n";
	const starts = objects.map((object, index) => {
		const start = file.length;
		file += `${index + 1} 0 obj${object}endobj\n`;
		return start;
	});
	const rows = starts.map((start) => `${String(start).padStart(10, "0")} 00000 n \n`).join("");
	const table = `xref\n0 ${objects.length + 1}\n0000000000 65535 f \n${rows}`;
	const end = `trailer<</Root 1 0 R/Size ${objects.length + 1}>>\nstartxref\n${file.length}\n%%EOF`;
	return Buffer.from(file + table + end, "latin1");
}
