import type { MouseEvent, ReactNode } from "react";
import { Link } from "~/ui/link.tsx";
import { photoPage } from "../addresses.ts";

/** What a page has to know to lead to the pages of photos. */
export interface PhotoPages {
	/** Profile path of the puppy whose photos have pages; the photos of a draft have none. */
	pagesOf?: string;
}

interface PhotoLinkProps extends PhotoPages {
	/** Which of the puppy's photos it is; the first is 1. */
	place: number;
	/** Address of the photo's file. */
	large: string;
	className: string;
	children: ReactNode;
}

/** What the viewer finds in its history entry: the profile is the entry before it. */
const openedFromProfile = { isAboveProfile: true };

/** Whether the profile is the entry before this one in the browser's history. */
export const isAboveProfile = (state: unknown): boolean =>
	typeof state === "object" && state !== null && "isAboveProfile" in state;

/** Safari gives a clicked link no focus, which could not come back to it then. */
const takeFocus = ({ currentTarget }: MouseEvent<HTMLElement>) => currentTarget.focus();

/** Leads to the viewer of a puppy's photos, or to the photo's file where there is none. */
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
