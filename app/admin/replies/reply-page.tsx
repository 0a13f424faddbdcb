import type { ComponentProps } from "react";
import { EmptyState } from "~/ui/page/empty-state.tsx";
import { NoKey } from "../no-key.tsx";
import { AdminHead } from "../page.tsx";
import { DiscardReply } from "./reply-buttons.tsx";
import { ReplyForm } from "./reply-form.tsx";

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
					{canSend ? null : (
						<NoKey>
							Anything you send here waits until email is set up, and you can take it back until
							then.
						</NoKey>
					)}
					{/* Another message, or an answer that was taken back, needs a fresh form. */}
					<ReplyForm key={`${message?.id} ${taken?.id}`} {...form} />
				</>
			)}
		</>
	);
}
