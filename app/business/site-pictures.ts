/** The trainer's own logo and portrait; undefined where the sample's drawings stand. */
import { publicSettings } from "#public-settings";

export const sitePictures = {
	get logo() {
		return publicSettings.site?.logo;
	},
	get trainer() {
		return publicSettings.site?.trainer;
	},
} as const;
