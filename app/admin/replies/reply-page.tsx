import type { ComponentProps } from "react";
import { EmptyState } from "~/ui/page/empty-state.tsx";
import { AdminHead } from "../page.tsx";
import { DiscardReply } from "./reply-buttons.tsx";
import { NoKey, ReplyForm } from "./reply-form.tsx";

interface ReplyPageProps extends ComponentProps<typeof ReplyForm> {
	trail: ComponentProps<typeof AdminHead>["trail"];
}

/** The page with the form of an answer, beside the message being answered. */
export function ReplyPage({ trail, ...form }: ReplyPageProps) {
	const { name, addresses, back, canSend, message, taken } = form;
	return (
		<>
			<AdminHead title={`Answer ${name}`} trail={trail}>
				{taken ? <DiscardReply id={taken.id} /> : null}
			</AdminHead>
			{addresses.length === 0 ? (
				<EmptyState
					message={`There is no email address for ${name}.`}
					action={{ href: back, label: "Back" }}
				/>
			) : (
				<>
					{canSend ? null : <NoKey />}
					{/* Another message, or an answer that was taken back, needs a fresh form. */}
					<ReplyForm key={`${message?.id} ${taken?.id}`} {...form} />
				</>
			)}
		</>
	);
}
