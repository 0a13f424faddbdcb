import { SendButton } from "~/forms/checked-form.tsx";
import { ButtonLink } from "~/ui/button.tsx";
import { SaveBar } from "./page.tsx";

interface FormSaveBarProps {
	label?: string;
	/** Address of the Cancel link; without it there is no such link. */
	cancel?: string;
}

/** The bar at the end of a form, with the button that saves it. */
export const FormSaveBar = ({ label = "Save draft", cancel }: FormSaveBarProps) => (
	<SaveBar>
		{cancel ? (
			<ButtonLink tone="line" small to={cancel}>
				Cancel
			</ButtonLink>
		) : null}
		<SendButton busy="Saving…" small>
			{label}
		</SendButton>
	</SaveBar>
);
