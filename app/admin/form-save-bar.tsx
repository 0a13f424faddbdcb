import { SendButton } from "~/forms/checked-form.tsx";
import { ButtonLink } from "~/ui/button.tsx";
import { SaveBar } from "./page.tsx";

interface FormSaveBarProps {
	label?: string;
	/** Where giving up leads. */
	cancel?: string;
}

/** The end of a form: the button that saves it. */
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
