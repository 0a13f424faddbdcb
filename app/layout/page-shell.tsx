import type { ReactNode } from "react";
import { useMatches } from "react-router";
import { classNames } from "../ui/class-names.ts";
import { Footer, type FooterProps } from "./footer.tsx";
import { aboveBottomBar } from "./header.css.ts";
import { Header } from "./header.tsx";
import { type Toast, Toasts } from "./toasts.tsx";

/** What a route may say of the frame around its page: `export const handle: ShellHandle`. */
export interface ShellHandle {
	shell: ShellProps;
}

interface ShellProps extends FooterProps {
	/** The page brings a frame of its own, as the admin's pages do. */
	own?: boolean;
	/** Where the bar is on a phone; at the top unless said otherwise (specification, section 2). */
	bar?: "top" | "bottom";
}

const isShellHandle = (handle: unknown): handle is ShellHandle =>
	typeof handle === "object" && handle !== null && "shell" in handle;

interface PageShellProps extends ShellProps {
	/** Path of the page shown. */
	path: string;
	home?: boolean;
	toast?: Toast;
	children: ReactNode;
}

/**
 * The frame of every public page: header, content, footer and toast. What
 * is said here of bar and footer goes before what the page's route says by its `handle`.
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
