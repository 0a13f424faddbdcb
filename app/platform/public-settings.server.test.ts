import { expect, onTestFinished, test } from "vitest";
import { applySettings, publicSettings, withSettings } from "./public-settings.server.ts";

test("A request keeps the settings with which it began, and those of its own", async () => {
	onTestFinished(() => applySettings({ breeds: undefined }));
	applySettings({ breeds: ["Poodle"] });
	await withSettings({ samples: "puppies" }, async () => {
		applySettings({ breeds: ["Beagle"] });
		await Promise.resolve();
		expect({ ...publicSettings }).toMatchObject({ breeds: ["Poodle"], samples: "puppies" });
	});
	expect(publicSettings.breeds).toEqual(["Beagle"]);
	expect({ ...publicSettings }.samples).toBeUndefined();
});
