/** All forms mark what is required in the same way: by marking whatever may be left empty. */
import { signIn } from "./admin.ts";
import { newPuppy } from "./admin-photos.ts";
import { expect, test } from "./fixtures.ts";

test("in every form, what is not required says so at its label", async ({ page, request }) => {
	const { id } = await newPuppy(request);
	await signIn(page, "/admin");
	for (const path of [
		"/contact-us",
		"/admin/account",
		"/admin/videos/new",
		"/admin/photos",
		"/admin/puppies/new",
		`/admin/puppies/${id}`,
		"/admin/photos/1",
	]) {
		await page.goto(path);
		const labels = await page
			.locator("form[method=post] :is(input, select, textarea)")
			.evaluateAll((controls) =>
				controls.flatMap((control) => {
					const isField =
						(control instanceof HTMLInputElement &&
							!["hidden", "checkbox", "radio", "file", "range"].includes(control.type)) ||
						control instanceof HTMLSelectElement ||
						control instanceof HTMLTextAreaElement;
					// A honeypot is nothing that anybody is asked, and a slider repeats the number beside it.
					if (!isField || control.closest("[hidden]")) return [];
					const words = control.labels?.[0]?.textContent ?? "";
					return [{ words, isRequired: control.required }];
				}),
			);
		expect(labels.length, path).toBeGreaterThan(0);
		for (const { words, isRequired } of labels) {
			const isMarked = /\((?:optional|needed .+)\)$/.test(words);
			expect({ path, words, isMarked }).toEqual({ path, words, isMarked: !isRequired });
		}
	}
});
