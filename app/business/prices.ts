/**
 * Prices in whole US dollars (specification, section 9), and their format. The defaults are the
 * sample's; the trainer changes prices in the admin.
 */
import { publicSettings } from "#public-settings";

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
} as const;

export type PriceName = keyof typeof priceDefaults;

const current = (name: PriceName): number =>
	publicSettings.business.prices?.[name] ?? priceDefaults[name];

export const prices: Readonly<Record<PriceName, number>> = {
	get consultation() {
		return current("consultation");
	},
	get puppyFrom() {
		return current("puppyFrom");
	},
	get puppyTo() {
		return current("puppyTo");
	},
	get puppyDefault() {
		return current("puppyDefault");
	},
	get customTraining() {
		return current("customTraining");
	},
	get levelTwoTesting() {
		return current("levelTwoTesting");
	},
	get primerPerWeek() {
		return current("primerPerWeek");
	},
	get politePerWeek() {
		return current("politePerWeek");
	},
	get perfectPerWeek() {
		return current("perfectPerWeek");
	},
	get healthSupportValue() {
		return current("healthSupportValue");
	},
	get lifetimeSupportValue() {
		return current("lifetimeSupportValue");
	},
};

/**
 * Formats whole dollars: "$6,500". Doesn't use `toLocaleString`: nearly every page has a price, and creating
 * the first number formatter blocks a phone for 80 to 130 ms while the component renders.
 */
export const dollars = (amount: number): string =>
	`$${String(Math.round(amount)).replace(/\B(?=(\d{3})+$)/g, ",")}`;
