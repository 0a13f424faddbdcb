import { Phone } from "lucide";
import { href } from "react-router";
import { FetcherForm } from "~/forms/fetcher-form.tsx";
import { Button, ButtonLink } from "~/ui/button.tsx";
import { Icon } from "~/ui/picture/icon.tsx";

interface AskedButtonsProps {
	id: number;
	/** The family's name. */
	name: string;
	/** The link that calls the family. */
	call?: string;
	/** Returns to Today. */
	fromToday?: boolean;
	className?: string;
}

/** The buttons that confirm or decline a visit that a family asked for. */
export function AskedButtons({ id, name, call, fromToday, className }: AskedButtonsProps) {
	return (
		<FetcherForm
			action={href("/admin/calendar/:id/asked", { id: String(id) })}
			className={className}
		>
			{fromToday ? <input type="hidden" name="back" value="today" /> : null}
			{(["Confirm", "Decline"] as const).map((label) => (
				<Button
					key={label}
					tone={label === "Confirm" ? "night" : "line"}
					small
					name="intent"
					value={label.toLowerCase()}
					aria-label={`${label} the visit of ${name}`}
				>
					{label}
				</Button>
			))}
			{call ? (
				<ButtonLink tone="line" small href={call} aria-label={`Call ${name}`}>
					<Icon icon={Phone} />
					Call
				</ButtonLink>
			) : null}
		</FetcherForm>
	);
}
