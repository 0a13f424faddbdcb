import { parseWithZod } from "@conform-to/zod/v4";
import { describe, expect, test } from "vitest";
import { deliveryDefaults } from "~/business/delivery.ts";
import { deliveryDocument } from "./delivery.ts";
import { deliveryAnswers, deliveryFormSchema } from "./delivery-form.ts";

/** The result of submitting the form with the sample's answers, except for `changes`. */
function sent(changes: Record<string, string> = {}) {
	const form = new FormData();
	const answers = { ...deliveryAnswers(deliveryDefaults), ...changes };
	for (const [name, answer] of Object.entries(answers)) form.set(name, answer);
	const submission = parseWithZod(form, { schema: deliveryFormSchema });
	return {
		error: submission.reply().error ?? {},
		value: submission.status === "success" ? submission.value : undefined,
	};
}

describe("the form of the delivery page", () => {
	test("stores the content that it was rendered from", () => {
		expect(sent().value).toEqual(deliveryDefaults);
		expect(deliveryDocument.schema.parse(sent().value)).toEqual(deliveryDefaults);
	});

	test("accepts prices and rules in a new order, each once", () => {
		const { value } = sent({
			rules: "Be home.\n\n  Keep it quiet. \r\nBe home.",
			way0: "By train",
			price0: "Two tickets",
			way1: "",
			price1: "",
			between: "",
		});
		expect(value?.rules.items).toEqual(["Be home.", "Keep it quiet."]);
		expect(value?.cost.ways).toEqual([{ way: "By train", price: "Two tickets" }]);
		expect(value?.ways.between).toBe("");
	});

	test.each([
		["a page without a title", { title: " " }, "title", "Please write the title."],
		["a way without a price", { price0: "" }, "price0", "what it costs"],
		["a price without a way", { way1: "" }, "way1", "which way of delivery"],
		["no way at all", { way0: "", price0: "", way1: "", price1: "" }, "way0", "at least one"],
		["the same way twice", { way1: "We drive" }, "way1", "same way of delivery"],
		["no rules", { rules: "\n \n" }, "rules", "each on a line of its own"],
		[
			"too many rules",
			{ rules: Array.from({ length: 21 }, (_, n) => n).join("\n") },
			"rules",
			"20 lines",
		],
		[
			"a very long text",
			{ waysText: "x".repeat(1_501) },
			"waysText",
			"1,500 characters; it has 1,501",
		],
		[
			"an unknown placeholder",
			{ nearText: "Ask {nobody}." },
			"nearText",
			"{nobody} is not a placeholder",
		],
		["a moment without its day", { when0: "" }, "when0", "when this is"],
	])("refuses %s", (_, changes, name, words) => {
		const { error, value } = sent(changes);
		expect(value).toBeUndefined();
		expect(error[name]?.[0]).toContain(words);
	});
});
