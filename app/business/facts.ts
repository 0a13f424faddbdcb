/**
 * The facts of the business: the single source of names, addresses and limits for pages, admin, API,
 * emails and tests. The defaults are sample data. A deployment sets its own with environment variables
 * (README, "Settings") or in the admin.
 */
import { publicSettings } from "#public-settings";

/** The sample's facts, used for whatever is not set. */
export const factDefaults = {
	brand: "Homeward Hounds",
	product: "Trained Puppy",
	trainer: "Maren",
	tagline: "Trained puppies, raised at home",
	phone: "(828) 555-0142",
	email: "hello@homewardhounds.example",
	city: "Asheville",
	region: "NC",
	timeZone: "America/New_York",
	facebook: "https://www.facebook.com/homewardhounds.example",
	messenger: "https://m.me/homewardhounds.example",
	instagram: "https://www.instagram.com/homewardhounds.example",
} as const;

/** Facts that the trainer saved or the deployment sets. Read on every use, because they can change. */
const given = () => publicSettings.business;

/** The sample's phone number as `readPhone` reads it, which browsers don't load. */
const sampleNumber = {
	number: "+18285550142",
	call: "tel:+18285550142",
	text: "sms:+18285550142",
} as const;

export const facts = {
	get brand() {
		return given().brand ?? factDefaults.brand;
	},
	/** What the business calls a puppy it sells. */
	get product() {
		return given().product ?? factDefaults.product;
	},
	get trainer() {
		return given().trainer ?? factDefaults.trainer;
	},
	get tagline() {
		return given().tagline ?? factDefaults.tagline;
	},
	get phone() {
		return given().phone ?? factDefaults.phone;
	},
	/** How to reach `phone`, which is for showing only; undefined if it can't be read as a number. */
	get phoneNumber(): typeof publicSettings.phoneNumber {
		return given().phone === undefined ? sampleNumber : publicSettings.phoneNumber;
	},
	get email() {
		return given().email ?? factDefaults.email;
	},
	get city() {
		return given().city ?? factDefaults.city;
	},
	get region() {
		return given().region ?? factDefaults.region;
	},
	/** City and region: "Asheville, NC". */
	get place() {
		return `${facts.city}, ${facts.region}`;
	},
	country: "US",
	/** The time zone of calendar days and opening hours. */
	get timeZone() {
		return given().timeZone ?? factDefaults.timeZone;
	},
	social: {
		get facebook() {
			return given().facebook ?? factDefaults.facebook;
		},
		/** Opens the page in Facebook's own app. */
		get facebookApp() {
			return given().facebookApp ?? `fb://facewebmodal/f?href=${facts.social.facebook}`;
		},
		get messenger() {
			return given().messenger ?? factDefaults.messenger;
		},
		get instagram() {
			return given().instagram ?? factDefaults.instagram;
		},
	},
	/** Address of a separate site that also offers puppies. If undefined, there is no link to one. */
	get puppySaleSite() {
		return given().puppySaleSite;
	},
} as const;

/** What comes with every puppy, and how long the programs last (specification, section 9). */
export const promises = {
	trainingWeeks: 8,
	ownerLessons: 6,
	assuranceDays: 30,
	warrantyYears: 2,
	deliveryHours: 2,
	deliveryDays: 3,
	hotelNights: 2,
	videoLessons: 1,
	politeWeeks: 4,
	politeLessons: 6,
	politeLessonMinutes: 30,
	perfectWeeks: 6,
	perfectLessons: 8,
	youngestWeeks: 9,
	oldestMonths: 4,
	dayTrainingHours: 3,
	dayTrainingLessonMinutes: 30,
	kennelFeet: 4,
	/** Age in structured data for a puppy whose age is not known. */
	defaultAge: "12-16 weeks",
} as const;
