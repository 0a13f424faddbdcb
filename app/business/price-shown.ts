/** The price of an offer as pages show it. Apart from the other prices, which every page loads. */

/** A number or a range of numbers and nothing else but "about", "a week" and the like. */
const bareNumbers =
	/^(?:(?:from|about|around|up to|only)\s|[+~])?\s*\d[\d,.]*(?: \d{3})*k?(?:\s*(?:-|–|to)\s*\d[\d,.]*(?: \d{3})*k?)?(?:\s*\/\s*[a-z]|\s+(?:per|an?|each|every)\b|$)/i;

/** The price in the trainer's text of an offer as visitors see it: a bare number is in dollars. */
export const priceShown = (text: string): string =>
	bareNumbers.test(text.trim())
		? text.replace(/\d[\d,.]*(?: \d{3})*/g, (number) => `$${number}`)
		: text;
