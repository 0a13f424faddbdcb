/**
 * Forms of one page that are sent as one until the page is hydrated: whichever button is pressed
 * without JavaScript sends along what is being written in the others, so that the page shows it again.
 */
import { createContext, type ReactNode, useContext } from "react";
import { useHydrated } from "remix-utils/use-hydrated";

const JointForm = createContext<string | undefined>(undefined);

interface JointFormsProps {
	/** Id of the one of the forms that is sent for all of them: one without an Enter key of its own. */
	id: string;
	children: ReactNode;
}

export function JointForms({ id, children }: JointFormsProps) {
	const isHydrated = useHydrated();
	return (
		<JointForm value={isHydrated ? undefined : id}>
			{/* The Enter key presses a form's first button: it could not know which form is meant. */}
			{isHydrated ? null : <button type="submit" form={id} disabled hidden />}
			{children}
		</JointForm>
	);
}

/** What makes a control a part of the page's joint form; nothing once the page is hydrated. */
export function useJointControl(): { form?: string } {
	const form = useContext(JointForm);
	return form === undefined ? {} : { form };
}

/**
 * The same for a button. The browser doesn't check the joint form, of which most is not meant: the
 * server checks what is.
 */
export function useJointButton(): { form?: string; formNoValidate?: true } {
	const form = useContext(JointForm);
	return form === undefined ? {} : { form, formNoValidate: true };
}
