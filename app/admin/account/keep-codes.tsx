import { Copy, Download } from "lucide";
import { useState } from "react";
import { useHydrated } from "remix-utils/use-hydrated";
import { facts } from "~/business/facts.ts";
import { Button, ButtonLink } from "~/ui/button.tsx";
import { Icon } from "~/ui/picture/icon.tsx";
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
export function KeepCodes({ codes }: { codes: readonly string[] }) {
	const [status, setStatus] = useState("");
	const isHydrated = useHydrated();
	const copy = async () => {
		try {
			await navigator.clipboard.writeText(codes.join("\n"));
			setStatus("Copied.");
		} catch {
			setStatus("Your browser doesn’t allow it. Please select the codes and copy them yourself.");
		}
	};
	return (
		<div className={css.keep}>
			{isHydrated ? (
				<Button type="button" tone="line" small onClick={copy}>
					<Icon icon={Copy} />
					Copy
				</Button>
			) : null}
			<ButtonLink
				tone="line"
				small
				href={`data:text/plain;charset=utf-8,${encodeURIComponent(fileOf(codes))}`}
				download={FILE}
			>
				<Icon icon={Download} />
				Download
			</ButtonLink>
			<p role="status">{status}</p>
		</div>
	);
}
