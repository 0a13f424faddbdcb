import { type MouseEvent, useEffect, useEffectEvent, useRef, useState } from "react";
import { classNames } from "~/ui/class-names.ts";
import { isPlainClick } from "~/ui/link-guard.ts";
import { Wrap } from "~/ui/page/layout.tsx";
import { screenOnly } from "~/ui/theme/print.css.ts";
import { type SectionId, sectionNames } from "../profile/profile-sections.ts";
import { scrollToSection } from "../profile/scroll-to-section.ts";
import * as css from "./section-nav.css.ts";

/** A section counts as in view once its top is above this share of the window's height. */
const IN_VIEW = 0.4;

/** The index of the section that is in view. At the end of the page it is the last one. */
function sectionInView(sections: readonly SectionId[]): number {
	const { scrollHeight } = document.documentElement;
	if (window.innerHeight + window.scrollY >= scrollHeight - 2) return sections.length - 1;
	const line = window.innerHeight * IN_VIEW;
	const isPassed = (id: SectionId) => {
		const section = document.getElementById(id);
		return section !== null && section.getBoundingClientRect().top <= line;
	};
	return Math.max(sections.findLastIndex(isPassed), 0);
}

/**
 * Links to the sections of a profile. They stay in view, scroll smoothly to their section, and show which
 * section is in view (specification, section 2).
 */
export function SectionNav({ name, sections }: { name: string; sections: readonly SectionId[] }) {
	const list = useRef<HTMLUListElement>(null);
	const [current, setCurrent] = useState(0);
	/** Stops the smooth scrolling in progress, if any. */
	const stop = useRef<() => void>(undefined);

	const show = (index: number) => {
		if (index === current) return;
		setCurrent(index);
		const pill = list.current?.children[index];
		if (!list.current || !(pill instanceof HTMLElement)) return;
		list.current.scrollTo({
			left: pill.offsetLeft - (list.current.clientWidth - pill.offsetWidth) / 2,
		});
	};
	const follow = useEffectEvent(() => {
		if (!stop.current) show(sectionInView(sections));
	});
	useEffect(() => {
		// Browsers report scrolling once a frame.
		const onScroll = () => follow();
		onScroll();
		window.addEventListener("scroll", onScroll, { passive: true });
		return () => {
			window.removeEventListener("scroll", onScroll);
			stop.current?.();
		};
	}, []);

	const go = (index: number, id: string) => (click: MouseEvent) => {
		const section = document.getElementById(id);
		if (!section || !isPlainClick(click)) return;
		click.preventDefault();
		stop.current?.();
		let isOver = false;
		const end = scrollToSection(section, () => {
			isOver = true;
			stop.current = undefined;
		});
		if (!isOver) stop.current = end;
		show(index);
		section.focus({ preventScroll: true });
		// Bypasses the router, which would jump to the section at once.
		window.history.replaceState(window.history.state, "", `#${id}`);
	};

	return (
		<nav aria-label={`${name}’s profile`} className={classNames(css.pills, screenOnly)}>
			<Wrap className={css.wrap}>
				<ul ref={list} className={css.list}>
					{sections.map((id, index) => (
						<li key={id}>
							<a
								href={`#${id}`}
								onClick={go(index, id)}
								aria-current={index === current ? "true" : undefined}
								className={css.pill}
							>
								{sectionNames[id]}
							</a>
						</li>
					))}
				</ul>
			</Wrap>
		</nav>
	);
}
