import type { MouseEvent, ReactNode } from "react";
import { Link } from "~/ui/link.tsx";
import { photoPage } from "../addresses.ts";

/** Props of components that link to the pages of photos. */
export interface PhotoPages {
	/** Profile path of the puppy. Undefined for a draft, whose photos have no pages. */
	pagesOf?: string;
}

interface PhotoLinkProps extends PhotoPages {
	/** The number of the photo, from 1. */
	place: number;
	/** Address of the photo's file. */
	large: string;
	className: string;
	children: ReactNode;
}

/** State of the viewer's history entry: says that the profile is the entry before it. */
const openedFromProfile = { isAboveProfile: true };

/** Whether the profile is the entry before this one in the browser's history. */
export const isAboveProfile = (state: unknown): boolean =>
	typeof state === "object" && state !== null && "isAboveProfile" in state;

/** Focuses a clicked link, which Safari doesn't, so that the focus can return to it later. */
const takeFocus = ({ currentTarget }: MouseEvent<HTMLElement>) => currentTarget.focus();

/** Links to the photo's page in the viewer, or to the photo's file if it has no page. */
export function PhotoLink({ pagesOf, place, large, className, children }: PhotoLinkProps) {
	if (pagesOf === undefined) {
		return (
			<a href={large} className={className}>
				{children}
			</a>
		);
	}
	return (
		<Link
			to={photoPage(pagesOf, place)}
			state={openedFromProfile}
			preventScrollReset
			onClick={takeFocus}
			className={className}
		>
			{children}
		</Link>
	);
}
