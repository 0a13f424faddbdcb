/**
 * Forms on a page that are sent as one until the page is hydrated: without JavaScript, every button
 * also sends what was typed into the other forms, so that the page can show it again.
 */
import { createContext, type ReactNode, useContext } from "react";
import { useHydrated } from "remix-utils/use-hydrated";

const JointForm = createContext<string | undefined>(undefined);

interface JointFormsProps {
	/** Id of the form that is sent for all of them. The Enter key must not be needed in that form. */
	id: string;
	children: ReactNode;
}

export function JointForms({ id, children }: JointFormsProps) {
	const isHydrated = useHydrated();
	return (
		<JointForm value={isHydrated ? undefined : id}>
			{/* The Enter key presses a form's first button, which can't tell the forms apart, so it is disabled. */}
			{isHydrated ? null : <button type="submit" form={id} disabled hidden />}
			{children}
		</JointForm>
	);
}

/** Props that make a control part of the page's joint form. Empty once the page is hydrated. */
export function useJointControl(): { form?: string } {
	const form = useContext(JointForm);
	return form === undefined ? {} : { form };
}

/**
 * The same for a button. The browser doesn't validate the joint form, most of which has nothing to do
 * with the button. The server validates the part that has.
 */
export function useJointButton(): { form?: string; formNoValidate?: true } {
	const form = useContext(JointForm);
	return form === undefined ? {} : { form, formNoValidate: true };
}
