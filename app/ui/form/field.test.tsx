import type { ReactElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, it } from "vitest";
import { Field } from "./field.tsx";

const attribute = (markup: string, element: string, name: string) =>
	markup.match(new RegExp(`<${element}[^>]*? ${name}="([^"]*)"`))?.[1];

describe("a field", () => {
	it("connects its label to its control by the name", () => {
		const markup = renderToStaticMarkup(<Field label="Your name" name="name" required />);
		expect(attribute(markup, "label", "for")).toBe("name");
		expect(attribute(markup, "input", "id")).toBe("name");
		expect(attribute(markup, "input", "name")).toBe("name");
		expect(markup).toContain('required=""');
	});

	it("lets prose run in the direction of its script, but not addresses and numbers", () => {
		const direction = (field: ReactElement, element = "input") =>
			attribute(renderToStaticMarkup(field), element, "dir");
		expect(direction(<Field label="Your name" name="name" />)).toBe("auto");
		expect(direction(<Field as="textarea" label="Message" name="message" />, "textarea")).toBe(
			"auto",
		);
		expect(direction(<Field label="Email" name="email" type="email" />)).toBeUndefined();
		expect(direction(<Field label="Code" name="code" inputMode="numeric" />)).toBeUndefined();
	});

	it("is neither invalid nor described when all is well", () => {
		const markup = renderToStaticMarkup(<Field label="Your name" name="name" />);
		expect(markup).not.toContain("aria-");
		expect(markup).not.toContain("(optional)");
	});

	it("says when it is needed where it is not always required", () => {
		const markup = renderToStaticMarkup(
			<Field label="Price" name="price" optional="needed to publish" />,
		);
		expect(markup).toMatch(/Price<span[^>]*> (?:<!-- -->)?\((?:<!-- -->)?needed to publish/);
	});

	it("is described by its hint and then by its error", () => {
		const markup = renderToStaticMarkup(
			<Field
				label="Email"
				name="email"
				id="contact-email"
				hint="We answer there."
				error="Wrong."
			/>,
		);
		expect(attribute(markup, "input", "aria-describedby")).toBe(
			"contact-email-hint contact-email-error",
		);
		expect(attribute(markup, "input", "aria-invalid")).toBe("true");
		expect(markup).toMatch(/<span id="contact-email-hint"[^>]*>We answer there\./);
		expect(markup).toMatch(/<span id="contact-email-error"[^>]*>.*Wrong\./);
	});

	it("shows the first of several errors", () => {
		const markup = renderToStaticMarkup(
			<Field as="textarea" label="Message" name="message" error={["First.", "Second."]} />,
		);
		expect(attribute(markup, "textarea", "aria-describedby")).toBe("message-error");
		expect(markup).toContain("First.");
		expect(markup).not.toContain("Second.");
	});

	it("treats an empty list of errors as no error", () => {
		const markup = renderToStaticMarkup(<Field label="Message" name="message" error={[]} />);
		expect(markup).not.toContain("aria-invalid");
	});

	it("offers the options and an empty option, and keeps the selected one", () => {
		const markup = renderToStaticMarkup(
			<Field
				as="select"
				label="Breed preference"
				name="breed"
				optional
				blank="Choose one"
				options={["Labradoodle", "Other"]}
				defaultValue="Other"
			/>,
		);
		expect(markup).toContain('<option value="">Choose one</option>');
		expect(markup).toContain('<option value="Labradoodle">Labradoodle</option>');
		expect(markup).toContain('<option value="Other" selected="">Other</option>');
		expect(markup).toContain("(optional)");
	});
});
