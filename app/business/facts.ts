/**
 * The facts of the business: the single source of names, addresses and limits for pages, admin, API,
 * emails and tests. The defaults are sample data. A deployment sets its own with environment variables
 * (docs/settings.md) or in the admin.
 */
import { publicSettings } from "#public-settings";
import { withDefaults } from "./with-defaults.ts";

/** The sample's facts, used for whatever is not set. */
export const factDefaults = {
	brand: "Homeward Hounds",
	/** The name under which the business is registered. */
	legalName: "Homeward Hounds LLC",
	/** What the business calls a puppy it sells. */
	product: "Trained Puppy",
	trainer: "Maren",
	tagline: "Trained puppies, raised at home",
	phone: "(828) 555-0142",
	email: "hello@homewardhounds.example",
	city: "Asheville",
	region: "NC",
	/** Of calendar days and opening hours. */
	timeZone: "America/New_York",
	facebook: "https://www.facebook.com/homewardhounds.example",
	messenger: "https://m.me/homewardhounds.example",
	instagram: "https://www.instagram.com/homewardhounds.example",
};

/** Facts that the trainer saved or the deployment sets. Read on every use, because they can change. */
const given = () => publicSettings.business;

/** The sample's phone number as `readPhone` reads it, which browsers don't load. */
const sampleNumber = {
	number: "+18285550142",
	call: "tel:+18285550142",
	text: "sms:+18285550142",
} as const;

const { facebook, messenger, instagram, legalName, ...texts } = factDefaults;

export const facts = withDefaults(texts, given, {
	/** How to reach `phone`, which is for showing only; undefined if it can't be read as a number. */
	get phoneNumber(): typeof publicSettings.phoneNumber {
		return given().phone === undefined ? sampleNumber : publicSettings.phoneNumber;
	},
	/** The registered name of the business; empty if it has none. The sample's belongs to the sample's brand. */
	get legalName(): string {
		return given().legalName ?? (given().brand === undefined ? legalName : "");
	},
	/** City and region: "Asheville, NC". */
	get place(): string {
		return `${facts.city}, ${facts.region}`;
	},
	/** Of training. */
	get weeks(): number {
		return promises.trainingWeeks;
	},
	social: withDefaults({ facebook, messenger, instagram }, given, {}),
	/** Address of a separate site that also offers puppies. If undefined, there is no link to one. */
	get puppySaleSite() {
		return given().puppySaleSite;
	},
});

/**
 * What the business promises with every puppy (specification, section 9), each as a number; 0 for what it doesn't
 * promise. The trainer changes them in "Promises" (content/documents/promises.ts).
 */
export const promiseDefaults = {
	trainingWeeks: 8,
	ownerLessons: 6,
	assuranceDays: 30,
	warrantyYears: 2,
	deliveryHours: 2,
	/** In US dollars. */
	deposit: 500,
	refundDays: 7,
};

export type PromiseName = keyof typeof promiseDefaults;

export const promises = withDefaults(promiseDefaults, () => publicSettings.promises ?? {}, {});

/** Age in structured data for a puppy whose age is not known. */
export const defaultAge = "12-16 weeks";
