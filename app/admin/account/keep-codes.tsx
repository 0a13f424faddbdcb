import { Download } from "lucide";
import { facts } from "~/business/facts.ts";
import { ButtonLink } from "~/ui/button.tsx";
import { Icon } from "~/ui/picture/icon.tsx";
import { CopyButton } from "../shown-once.tsx";
import * as css from "./codes.css.ts";

const FILE = "recovery-codes.txt";

/** Text of the file. Its first line says what the codes are for, in case it is found years later. */
const fileOf = (codes: readonly string[]) =>
	[`Recovery codes for the admin pages of ${facts.brand}. Each works once.`, "", ...codes, ""].join(
		"\n",
	);

/**
 * Copies the codes, or downloads them as a file. The file is a data URL, so it is stored nowhere and
 * needs no JavaScript.
 */
export const KeepCodes = ({ codes }: { codes: readonly string[] }) => (
	<div className={css.keep}>
		<CopyButton
			text={codes.join("\n")}
			label="Copy"
			refused="Please select the codes and copy them yourself."
		>
			<ButtonLink
				tone="line"
				small
				href={`data:text/plain;charset=utf-8,${encodeURIComponent(fileOf(codes))}`}
				download={FILE}
			>
				<Icon icon={Download} />
				Download
			</ButtonLink>
		</CopyButton>
	</div>
);
