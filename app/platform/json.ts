/** The value of a JSON text; undefined if it is none. */
export function jsonIn(text: unknown): unknown {
	try {
		return JSON.parse(String(text));
	} catch {
		return undefined;
	}
}

/**
 * Whether a JSON text is nested too deeply or has too many values, counted without building any object: both cost
 * more than the text's length suggests.
 */
export function jsonExcess(
	text: string,
	most: { depth: number; values: number },
): "depth" | "values" | undefined {
	let depth = 0;
	let values = 1;
	let isString = false;
	for (let at = 0; at < text.length; at += 1) {
		const sign = text[at];
		if (sign === '"') isString = !isString;
		else if (isString) at += sign === "\\" ? 1 : 0;
		else if (sign === ",") values += 1;
		else if (sign === "]" || sign === "}") depth -= 1;
		else if (sign === "[" || sign === "{") {
			values += 1;
			depth += 1;
		}
		if (depth > most.depth) return "depth";
		if (values > most.values) return "values";
	}
	return undefined;
}
