/**
 * Detects payment card numbers in text, so that none is ever stored: 13 to 19 digits, which may have
 * single spaces, periods or hyphens between them, with a correct check digit.
 */

const DIGITS = /(?<!\d)\d(?:[ .-]?\d){12,18}(?!\d)/g;

/** Verifies the check digit of a card number (Luhn): every second digit from the right counts double. */
function isChecked(digits: string): boolean {
	const sum = [...digits].reverse().reduce((total, digit, place) => {
		const value = Number(digit) * (place % 2 === 1 ? 2 : 1);
		return total + (value > 9 ? value - 9 : value);
	}, 0);
	return sum % 10 === 0;
}

/** The error message for a field that contains a card number. */
export const CARD_NUMBER_PROBLEM =
	"This looks like a card number. Card numbers are never stored here; please remove it.";

export const holdsCardNumber = (text: string): boolean =>
	(text.match(DIGITS) ?? []).some((found) => isChecked(found.replace(/\D/g, "")));
