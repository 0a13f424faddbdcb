/**
 * Validation in the browser for every form of the site: first the browser's own check with the site's
 * messages, then the schema, then the server, which alone decides. Without JavaScript only the browser's
 * own check and the server's remain.
 */
import { type DefaultValue, type SubmissionResult, useForm } from "@conform-to/react";
import { getZodConstraint, parseWithZod } from "@conform-to/zod/v4";
import { type MouseEvent, type SubmitEvent, useEffect, useMemo, useRef, useState } from "react";
import { useActionData, useLocation, useNavigation } from "react-router";
import { z } from "zod";
import { knownValues, namesIn } from "~/platform/forms/known-values.ts";
import type { FailedSubmission } from "./send.ts";
import { useValidateOnBlur } from "./use-validate-on-blur.ts";

type FormValues = Record<string, unknown>;
export type Sent = Readonly<Record<string, unknown>>;

interface FormOptions<Given extends FormValues> {
	id: string;
	schema: z.ZodType<unknown, Given>;
	/**
	 * Names of the controls, in the order of the form, if they aren't the schema's; a function if the form has
	 * lists, from their numbers of rows.
	 */
	names?:
		| readonly (keyof Given & string)[]
		| ((rowsIn: (list: string) => number) => readonly (keyof Given & string)[]);
	/** On a page with several forms, whether the one with these values, which the server refused, was this one. */
	isOwn?: (sent: Sent) => boolean;
	defaultValue?: DefaultValue<Given>;
	/** When a value is first checked. After that, it is checked as it is typed. */
	checks?: "onSubmit" | "onBlur";
}

/** Name of the button with which Conform requests a check instead of sending the form. */
const CHECK = "__intent__";
/** Matches names that Conform reads as paths or refuses with an error. An extension may add such a field. */
const NOT_PLAIN = /[.[\]]|^__proto__$|^constructor$/;
/** Matches the value of a button that changes the rows of a list. */
const ROWS = /^\{"type":"(insert|remove|reorder|update)"/;

/** The state of a form, whatever its controls are. */
export type CheckedForm = Omit<
	ReturnType<typeof useCheckedForm>,
	"control" | "rowsOf" | "rowButtons" | "keyOf"
>;

/** What a control takes from the form's state. */
export type ControlProps = ReturnType<ReturnType<typeof useCheckedForm>["control"]>;

const isObject = (value: unknown) => typeof value === "object" && value !== null;

/** Values by the names of their controls, such as `cost.ways[0].price`, as the nested values that Conform takes. */
function nestedValues<Nested extends object>(
	values: Readonly<Record<string, string>>,
): Nested | undefined {
	const form = new FormData();
	for (const [name, value] of Object.entries(values)) form.append(name, value);
	const submission = parseWithZod(form, { schema: z.custom<Nested>(isObject) });
	return submission.status === "success" ? submission.value : undefined;
}

function rowsIn(field: object): readonly { key: string | undefined }[] {
	const getFieldList: unknown = Reflect.get(field, "getFieldList");
	return typeof getFieldList === "function" ? getFieldList() : [];
}

/** Why the form with this id was not accepted, and the values that were sent. */
export function useRefusal(id: string, isOwn: (sent: Sent) => boolean = () => true) {
	const { result, form } = useActionData<Partial<FailedSubmission>>() ?? {};
	const isHere = form === undefined ? isOwn(result?.initialValue ?? {}) : form === id;
	return isHere ? result : undefined;
}

export function useCheckedForm<Given extends FormValues>(options: FormOptions<Given>) {
	const { id, schema, checks = "onBlur" } = options;
	const result = useRefusal(id, options.isOwn);
	const isKnown = (name: string): boolean =>
		!NOT_PLAIN.test(name) || names.some((own) => own === name);
	const validate = (formData: FormData) => parseWithZod(knownValues(formData, isKnown), { schema });
	const constraints = useMemo(() => getZodConstraint(schema), [schema]);
	const [form, fields] = useForm<Given, unknown>({
		id,
		lastResult: result,
		defaultValue: options.defaultValue,
		// The browser's own check comes first, also in the form as the server renders it.
		defaultNoValidate: false,
		shouldValidate: "onSubmit",
		shouldRevalidate: "onInput",
		onValidate: ({ formData }) => validate(formData),
	});
	const rowsOf = (list: keyof Given & string) => rowsIn(fields[list]);
	const names: readonly (keyof Given & string)[] =
		typeof options.names === "function"
			? options.names((list) => rowsOf(list).length)
			: (options.names ?? namesIn(schema));
	/** Whether rows of a list were added, removed or moved, which no control's value shows. */
	const hasChangedRows = useRef(false);

	const { submittedBy, setSentBy, isSending } = useSender();
	const focusSummary = useRefusalFocus(id, result);
	/** Whether the browser's own check has moved the focus to the first problem. */
	const [isHeldByBrowser, setIsHeldByBrowser] = useState(false);

	/** Runs before the browser's own check, also when the Enter key sends the form. */
	function onClick({ target }: MouseEvent<HTMLFormElement>) {
		const button = target instanceof Element ? target.closest("button") : null;
		const current = formElement(id);
		if (!current || button?.type !== "submit" || button.form !== current) return;
		if (button.formNoValidate || isSending.current) return;
		const invalid = invalidControls(current);
		setIsHeldByBrowser(invalid.length > 0);
		if (invalid.length === 0) return;
		const checked = validate(new FormData(current, button));
		const error = checked.status === "success" ? undefined : checked.error;
		for (const control of invalid) {
			control.setCustomValidity(error?.[control.name]?.[0] ?? "");
		}
		form.validate();
	}

	function onSubmit(event: SubmitEvent<HTMLFormElement>) {
		const { submitter } = event.nativeEvent;
		const button = submitter instanceof HTMLButtonElement ? submitter : undefined;
		if (button?.name === CHECK) {
			if (ROWS.test(button.value)) hasChangedRows.current = true;
			return form.onSubmit(event);
		}
		if (isSending.current) return event.preventDefault();
		// A button that does something other than save sends the form as it is.
		if (!button?.formNoValidate) form.onSubmit(event);
		if (event.defaultPrevented) {
			focusSummary();
			return;
		}
		isSending.current = true;
		setSentBy({ name: button?.name ?? "", value: button?.value ?? "" });
	}

	function onInput({ target }: { target: EventTarget | null }) {
		if (target instanceof Element && isControl(target)) target.setCustomValidity("");
	}

	const onBlur = useValidateOnBlur((left) => {
		const name = names.find((each) => each === left);
		// Once the form has been sent, values are checked as they are typed. A check here would replace
		// the server's errors with the browser's result, which may be that nothing is wrong.
		const wasSent = form.status !== undefined;
		if (checks === "onBlur" && name !== undefined && !wasSent && !isSending.current) {
			form.validate({ name: fields[name].name });
		}
	});

	// Conform makes a new object of a dozen functions for each property that is read, so as few as possible are.
	const { allErrors: errors, initialValue: values } = form;
	const idOf = (name: string) => `${id}-${name}`;
	const problems = names.flatMap((name) => {
		const message = errors[name]?.[0];
		return message ? [{ id: idOf(name), message }] : [];
	});
	/** The props that a control takes from the form's state, and whether the schema needs it. */
	const control = (name: keyof Given & string) => {
		// The name of a control in a row of a list is a path.
		const initialValue = NOT_PLAIN.test(name) ? fields[name].initialValue : values?.[name];
		const { required = false } = constraints[name] ?? {};
		return {
			name,
			id: idOf(name),
			required,
			optional: !required,
			defaultValue: typeof initialValue === "string" ? initialValue : undefined,
			error: errors[name]?.[0],
		};
	};
	return {
		id,
		names,
		/** Props of the form element. */
		props: { id, onSubmit, onClick, onInput, onBlur },
		control,
		/** The rows of a list, each with a key that it keeps when it is moved. */
		rowsOf,
		/** The buttons that change the rows of a list; without JavaScript, they submit the form. */
		get rowButtons() {
			return {
				insert: form.insert.getButtonProps,
				remove: form.remove.getButtonProps,
				reorder: form.reorder.getButtonProps,
				/** Puts a text into a control. */
				update: form.update.getButtonProps,
			};
		},
		hasChangedRows: () => hasChangedRows.current,
		/** Changes when the value of a control was replaced, which then has to be rendered anew. */
		keyOf: (name: keyof Given & string) => fields[name].key,
		/** Shows the values of a draft, which may have other rows than the form. */
		restore: (values: Readonly<Record<string, string>>) => {
			hasChangedRows.current = true;
			form.update({ value: nestedValues(values) });
		},
		problems,
		/** What is wrong with the form as a whole. */
		notice: errors[""]?.[0],
		/** The button that sent the form, until the response arrives. */
		submittedBy,
		/** Whether the form is being sent, already before the next render. */
		isSubmitting: () => isSending.current,
		isHeldByBrowser,
		/** Whether the form shows values that the server refused. */
		isRefused: result !== undefined,
		/** The values that the server sent back with the form. */
		sent: result?.initialValue,
		/** What a button did to the rows of a list, when the server did it. */
		rowsIntent: result?.intent,
	};
}

/** The button that submitted a form. */
export interface Sender {
	name: string;
	value: string;
}

/** The button that sent the form, until the response arrives. `isSending` is true even before the next render. */
function useSender() {
	const [submittedBy, setSentBy] = useState<Sender>();
	const isSending = useRef(false);
	const { state } = useNavigation();
	const { key } = useLocation();
	const response = useActionData();
	// biome-ignore lint/correctness/useExhaustiveDependencies: a response may come before React shows any other state
	useEffect(() => {
		if (state !== "idle") return;
		isSending.current = false;
		setSentBy(undefined);
	}, [state, response, key]);
	return { submittedBy, setSentBy, isSending };
}

/**
 * Moves the focus to the error summary each time the server refuses the form. Returns a function that
 * does the same when the browser refuses it.
 */
function useRefusalFocus(id: string, result: SubmissionResult | undefined) {
	const [refusals, setRefusals] = useState(0);
	const latestResult = useRef(result);
	useEffect(() => {
		if (!result || result === latestResult.current) return;
		latestResult.current = result;
		clearSecrets(id);
		setRefusals((count) => count + 1);
	}, [result, id]);
	useEffect(() => {
		const summary = refusals > 0 ? document.getElementById(summaryId(id)) : null;
		summary?.focus({ preventScroll: true });
		// In the middle of the window, no sticky or fixed bar covers it.
		summary?.scrollIntoView({ block: "center" });
	}, [refusals, id]);
	return () => setRefusals((count) => count + 1);
}

function formElement(id: string): HTMLFormElement | undefined {
	const found = document.getElementById(id);
	return found instanceof HTMLFormElement ? found : undefined;
}

/** The id of the element that says what is wrong with a form. */
export const summaryId = (formId: string) => `${formId}-problems`;

type NamedControl = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

const isControl = (element: Element): element is NamedControl =>
	element instanceof HTMLInputElement ||
	element instanceof HTMLTextAreaElement ||
	element instanceof HTMLSelectElement;

/** The controls that fail the browser's own check. Clears the messages of an earlier check first. */
function invalidControls(form: HTMLFormElement): NamedControl[] {
	const controls = [...form.elements].filter(isControl);
	for (const control of controls) control.setCustomValidity("");
	return controls.filter((control) => !control.validity.valid);
}

/** Clears passwords and codes in a refused form, as happens without JavaScript. */
function clearSecrets(id: string) {
	const secrets = "input[type=password], input[autocomplete=one-time-code]";
	for (const control of document.querySelectorAll<HTMLInputElement>(secrets)) {
		if (control.form?.id === id) control.value = "";
	}
}
