import type { ReactNode } from "react";
import { href, useMatches } from "react-router";
import { Alert } from "~/ui/alert.tsx";
import { Button } from "~/ui/button.tsx";
import { Wrap } from "~/ui/page/layout.tsx";
import { classNames } from "../ui/class-names.ts";
import { Footer, type FooterProps } from "./footer.tsx";
import { aboveBottomBar } from "./header.css.ts";
import { Header } from "./header.tsx";
import { type Toast, Toasts } from "./toasts.tsx";

/** Lets a route configure the frame around its page: `export const handle: ShellHandle`. */
export interface ShellHandle {
	shell: ShellProps;
}

interface ShellProps extends FooterProps {
	/** The page has a frame of its own, as the admin's pages do. */
	own?: boolean;
	/** Position of the bar on a phone, at the top by default (specification, section 2). */
	bar?: "top" | "bottom";
}

const isShellHandle = (handle: unknown): handle is ShellHandle =>
	typeof handle === "object" && handle !== null && "shell" in handle;

interface PageShellProps extends ShellProps {
	path: string;
	home?: boolean;
	toast?: Toast;
	children: ReactNode;
}

/**
 * The frame of every public page: header, content, footer and toast. Props for the bar and the footer
 * take precedence over the `handle` of the page's route.
 */
export function PageShell({ path, home, toast, children, ...own }: PageShellProps) {
	const handle = useMatches()
		.map((match) => match.handle)
		.findLast(isShellHandle);
	const { bar, own: hasOwnFrame, ...footer } = { ...handle?.shell, ...own };
	if (hasOwnFrame) return children;
	return (
		<div className={classNames(bar === "bottom" && aboveBottomBar)}>
			<Header path={path} home={home} bar={bar} />
			<main id="main" tabIndex={-1}>
				{children}
			</main>
			<Footer {...footer} />
			<Toasts toast={toast} />
		</div>
	);
}

/** Says on every page that drafts are shown, with a button that ends the preview. */
export function PreviewBar() {
	return (
		<Wrap>
			<Alert tone="warn" role="status" title="Preview: nobody else sees this">
				<form method="post" action={href("/admin/content/preview")}>
					<Button tone="night" small>
						End the preview
					</Button>
				</form>
			</Alert>
		</Wrap>
	);
}
