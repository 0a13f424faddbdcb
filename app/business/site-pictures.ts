/** The trainer's own pictures on many pages; undefined where the sample's drawings stand. */
import { publicSettings } from "#public-settings";

export const sitePictures = {
	get logo() {
		return publicSettings.site?.logo;
	},
	/** Stands where there is no page. */
	get lost() {
		return publicSettings.site?.lost;
	},
	get trainer() {
		return publicSettings.site?.trainer;
	},
} as const;
