/**
 * Prices in US dollars (specification, section 9), and their format. The defaults are the
 * sample's; the trainer changes prices in the admin.
 */
import { publicSettings } from "#public-settings";
import { withDefaults } from "./with-defaults.ts";

export const priceDefaults = {
	consultation: 40,
	puppyFrom: 4_500,
	puppyTo: 8_000,
	/** Price in structured data for a puppy whose price is not a number. */
	puppyDefault: 8_000,
	customTraining: 3_500,
	levelTwoTesting: 5_000,
	primerPerWeek: 700,
	politePerWeek: 650,
	perfectPerWeek: 600,
	healthSupportValue: 800,
	lifetimeSupportValue: 1_200,
};

export type PriceName = keyof typeof priceDefaults;

export const prices = withDefaults(priceDefaults, () => publicSettings.prices ?? {}, {});

/**
 * The price in structured data for a puppy whose price is not a number, within the range that the page of such
 * a puppy names.
 */
export const defaultPuppyPrice = () =>
	Math.min(Math.max(prices.puppyDefault, prices.puppyFrom), prices.puppyTo);

/**
 * Formats dollars: "$6,500", or "$6,500.50" if there are cents. Doesn't use `toLocaleString`: nearly every
 * page has a price, and creating the first number formatter blocks a phone for 80 to 130 ms while the
 * component renders.
 */
export function dollars(amount: number): string {
	const cents = Math.round(Math.abs(amount) * 100);
	const whole = String(Math.floor(cents / 100)).replace(/\B(?=(\d{3})+$)/g, ",");
	const part = cents % 100 === 0 ? "" : `.${String(cents % 100).padStart(2, "0")}`;
	return `${amount < 0 && cents > 0 ? "-" : ""}$${whole}${part}`;
}
