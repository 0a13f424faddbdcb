/** The breeds on offer, which families choose from and the trainer changes in her settings. */
import { publicSettings } from "#public-settings";

export const sampleBreeds: readonly string[] = [
	"Labradoodle",
	"Goldendoodle",
	"Bernedoodle",
	"Saint Berdoodle",
	"Standard Poodle",
	"Golden Retriever",
	"Labrador Retriever",
];

export const BREEDS_MAX = 12;

export const breeds = (): readonly string[] => publicSettings.breeds ?? sampleBreeds;
