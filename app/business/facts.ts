/**
 * The facts of the business: the one place for names, prices, hours and limits that pages,
 * admin, API, emails and tests repeat. Defaults are sample data; a deployment sets its own by
 * environment variable (README, "Settings").
 */
import { publicSettings } from "#public-settings";

const given = publicSettings.business;
const phone = given.phone ?? "(828) 555-0142";

/** "(828) 555-0142" to "+18285550142": a number without a country code is American. */
function dialled(written: string): string {
	const digits = written.replace(/\D/g, "");
	if (written.trim().startsWith("+")) return `+${digits}`;
	return digits.length === 10 ? `+1${digits}` : `+${digits}`;
}

const city = given.city ?? "Asheville";
const region = given.region ?? "NC";

export const facts = {
	brand: given.brand ?? "Homeward Hounds",
	/** What the business calls a puppy it sells. */
	product: given.product ?? "Trained Puppy",
	trainer: given.trainer ?? "Maren",
	tagline: "Trained puppies, raised at home",
	phone,
	phoneDialled: dialled(phone),
	email: given.email ?? "hello@homewardhounds.example",
	city,
	region,
	/** City and region as one reads them: "Asheville, NC". */
	place: `${city}, ${region}`,
	country: "US",
	/** In which days begin and opening hours are meant. */
	timeZone: given.timeZone ?? "America/New_York",
	social: {
		facebook: given.facebook ?? "https://www.facebook.com/homewardhounds.example",
		/** Opens the page in Facebook's own app. */
		facebookApp:
			given.facebookApp ??
			"fb://facewebmodal/f?href=https://www.facebook.com/homewardhounds.example",
		messenger: given.messenger ?? "https://m.me/homewardhounds.example",
		instagram: given.instagram ?? "https://www.instagram.com/homewardhounds.example",
	},
	/** A separate site on which puppies are offered too; no link where there is none. */
	puppySaleSite: given.puppySaleSite,
} as const;

/** Opening hours; `days` and times as structured data writes them (specification, section 9). */
export const hours = [
	{
		label: "Mon–Fri 9 am–8 pm",
		days: ["Monday", "Tuesday", "Wednesday", "Thursday", "Friday"],
		opens: "09:00",
		closes: "20:00",
	},
	{ label: "Sat 10 am–4 pm", days: ["Saturday"], opens: "10:00", closes: "16:00" },
] as const;

/** Prices in whole US dollars (specification, section 9). */
export const prices = {
	consultation: 40,
	puppyFrom: 4_500,
	puppyTo: 8_000,
	/** Structured data's price for a puppy whose price is no number. */
	puppyDefault: 8_000,
	customTraining: 3_500,
	levelTwoTesting: 5_000,
	primerPerWeek: 700,
	politePerWeek: 650,
	perfectPerWeek: 600,
	healthSupportValue: 800,
	lifetimeSupportValue: 1_200,
} as const;

/** What is promised with every puppy, and what the programs last (specification, section 9). */
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
	/** Structured data's age for a puppy whose age is not known. */
	defaultAge: "12-16 weeks",
} as const;

/** Whole dollars as one reads them: "$6,500". */
export const dollars = (amount: number): string => `$${Math.round(amount).toLocaleString("en-US")}`;
