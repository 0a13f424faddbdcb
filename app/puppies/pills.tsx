import { classNames } from "~/ui/class-names.ts";
import { Wrap } from "~/ui/layout.tsx";
import { screenOnly } from "~/ui/print.css.ts";
import * as css from "./pills.css.ts";
import { sectionNames } from "./profile-sections.ts";

/** The sections of a profile as anchors that stay in view. */
export function Pills({ name }: { name: string }) {
	return (
		<nav
			aria-label={`${name}’s profile`}
			data-pills=""
			className={classNames(css.pills, screenOnly)}
		>
			<Wrap className={css.wrap}>
				<ul data-pill-list="" className={css.list}>
					{Object.entries(sectionNames).map(([id, title], index) => (
						<li key={id}>
							<a
								href={`#${id}`}
								aria-current={index === 0 ? "true" : undefined}
								data-pill=""
								className={css.pill}
							>
								{title}
							</a>
						</li>
					))}
				</ul>
			</Wrap>
		</nav>
	);
}
