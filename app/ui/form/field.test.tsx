import type { ReactElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, it } from "vitest";
import { screenOf, within } from "../../../tests/support/document.ts";
import { Field } from "./field.tsx";

const labelled = (field: ReactElement, label: string) =>
	screenOf(renderToStaticMarkup(field)).getByLabelText<HTMLInputElement>(label);
const described = (control: HTMLElement) =>
	control
		.getAttribute("aria-describedby")
		?.split(" ")
		.map((id) => control.ownerDocument.getElementById(id)?.textContent);

describe("a field", () => {
	it("connects its label to its control by the name", () => {
		const control = labelled(<Field label="Your name" name="name" required />, "Your name");
		expect(control).toMatchObject({ id: "name", name: "name", required: true });
	});

	it("lets prose run in the direction of its script, but not addresses and numbers", () => {
		const direction = (field: ReactElement) =>
			screenOf(renderToStaticMarkup(field)).getByRole("textbox").getAttribute("dir");
		expect(direction(<Field label="Your name" name="name" />)).toBe("auto");
		expect(direction(<Field as="textarea" label="Message" name="message" />)).toBe("auto");
		expect(direction(<Field label="Email" name="email" type="email" />)).toBeNull();
		expect(direction(<Field label="Code" name="code" inputMode="numeric" />)).toBeNull();
	});

	it("is neither invalid nor described when all is well", () => {
		const markup = renderToStaticMarkup(<Field label="Your name" name="name" />);
		expect(markup).not.toContain("aria-");
		expect(markup).not.toContain("(optional)");
	});

	it("says when it is needed where it is not always required", () => {
		labelled(
			<Field label="Price" name="price" optional="needed to publish" />,
			"Price (needed to publish)",
		);
	});

	it("is described by its hint and then by its error", () => {
		const control = labelled(
			<Field
				label="Email"
				name="email"
				id="contact-email"
				hint="We answer there."
				error="Wrong."
			/>,
			"Email",
		);
		// Links and scripts refer to the error by its ID.
		expect(control.getAttribute("aria-describedby")).toBe("contact-email-hint contact-email-error");
		expect(described(control)).toEqual(["We answer there.", "Wrong."]);
		expect(control.getAttribute("aria-invalid")).toBe("true");
	});

	it("shows the first of several errors", () => {
		const control = labelled(
			<Field as="textarea" label="Message" name="message" error={["First.", "Second."]} />,
			"Message",
		);
		expect(described(control)).toEqual(["First."]);
		expect(control.ownerDocument.body.textContent).not.toContain("Second.");
	});

	it("treats an empty list of errors as no error", () => {
		const markup = renderToStaticMarkup(<Field label="Message" name="message" error={[]} />);
		expect(markup).not.toContain("aria-invalid");
	});

	it("offers the options and an empty option, and keeps the selected one", () => {
		const control = labelled(
			<Field
				as="select"
				label="Breed preference"
				name="breed"
				optional
				blank="Choose one"
				options={["Labradoodle", "Other"]}
				defaultValue="Other"
			/>,
			"Breed preference (optional)",
		);
		const options = within(control).getAllByRole<HTMLOptionElement>("option");
		expect(options.map(({ value, text }) => [value, text])).toEqual([
			["", "Choose one"],
			["Labradoodle", "Labradoodle"],
			["Other", "Other"],
		]);
		expect(control.value).toBe("Other");
	});
});
