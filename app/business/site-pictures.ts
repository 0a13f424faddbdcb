/** The trainer's own pictures that many pages use; undefined where the sample's drawings are used. */
import { publicSettings } from "#public-settings";

export const sitePictures = {
	get logo() {
		return publicSettings.site?.logo;
	},
	/** Shown on the error pages. */
	get lost() {
		return publicSettings.site?.lost;
	},
	get trainer() {
		return publicSettings.site?.trainer;
	},
} as const;
