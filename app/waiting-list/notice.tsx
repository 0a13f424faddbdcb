/** The panel that shows the result of a link or form of the waiting list, with what to do next. */
import type { ReactNode } from "react";
import { href } from "react-router";
import { ResponsePanel } from "~/ui/page/response-panel.tsx";
import { Art } from "~/ui/picture/art.tsx";

interface NoticeProps {
	title: string;
	/** The title of the page with the form. */
	list: string;
	/** Whether it responds to what the visitor just did. Then it takes the focus, so that it is read aloud. */
	isResponse?: boolean;
	/** Why the form was refused. */
	problem?: string | undefined;
	children: ReactNode;
}

export const Notice = ({ list, problem, children, ...panel }: NoticeProps) => (
	<ResponsePanel
		{...panel}
		trail={[{ name: list, path: href("/waiting-list") }]}
		picture={<Art name="option-dream" sizes="30rem" fills lazy />}
	>
		{problem ? <p role="alert">{problem}</p> : null}
		{children}
	</ResponsePanel>
);
