/**
 * Finds what looks like the number of a payment card in what somebody writes, so that none is ever
 * stored: 13 to 19 digits, with spaces, points or hyphens between them, whose check digit is right.
 */

const DIGITS = /(?<!\d)\d(?:[ .-]?\d){12,18}(?!\d)/g;

/** The check digit of card numbers (Luhn): every second digit from the right counts double. */
function isChecked(digits: string): boolean {
	const sum = [...digits].reverse().reduce((total, digit, place) => {
		const value = Number(digit) * (place % 2 === 1 ? 2 : 1);
		return total + (value > 9 ? value - 9 : value);
	}, 0);
	return sum % 10 === 0;
}

/** The message at the field that holds one. */
export const CARD_NUMBER_PROBLEM =
	"This looks like the number of a card. Card numbers are never kept here: please take it out.";

export const holdsCardNumber = (text: string): boolean =>
	(text.match(DIGITS) ?? []).some((found) => isChecked(found.replace(/\D/g, "")));
