import { href } from "react-router";
import { facts } from "~/business/facts.ts";
import { siteText } from "~/business/site-texts.ts";
import type { HomeContent } from "~/content/documents/home.ts";
import { ButtonLink } from "~/ui/button.tsx";
import { Editable } from "~/ui/page/editable.tsx";
import * as layoutStyles from "~/ui/page/layout.css.ts";
import { Wrap } from "~/ui/page/layout.tsx";
import { Art } from "~/ui/picture/art.tsx";
import { Frame, Picture } from "~/ui/picture/picture.tsx";
import small from "~/ui/scenery/hero-small.svg";
import wide from "~/ui/scenery/hero-wide.svg";
import { from } from "~/ui/theme/media.ts";
import { lead } from "~/ui/theme/text.css.ts";
import * as css from "./home.css.ts";

/** The first screen: headline and button in front of the hills, and the strip of promises. */
export function HomeHero({ hero, promises }: Pick<HomeContent, "hero" | "promises">) {
	const { title, lead: text, picture } = hero;
	return (
		<>
			<Editable section="home.hero">
				<section className={css.hero}>
					<picture>
						<source media={from("lg")} srcSet={wide} />
						<img className={css.heroScene} src={small} alt="" />
					</picture>
					<Wrap className={css.heroText}>
						<h1 className={css.heroTitle}>{title}</h1>
						{text ? <p className={`${lead} ${css.heroLead}`}>{text}</p> : null}
						<p className={layoutStyles.above.s6}>
							<ButtonLink to={href("/trained-puppies-for-sale")}>
								{siteText("puppies-button")}
							</ButtonLink>
						</p>
					</Wrap>
					{/* Last, because it is aligned to the section's lower edge: a browser that paints before it has
				    parsed the text would move it down as the text arrives. */}
					{picture ? (
						<Frame ratio="16/9" className={css.heroPhoto}>
							<Picture source={picture} sizes={`${from("lg")} min(46vw, 44rem), 92vw`} eager />
						</Frame>
					) : (
						<Art
							name="hero"
							className={css.heroPuppies}
							sizes={`${from("lg")} min(51vw, 54rem), min(103vw, 40rem)`}
							width={1500}
							height={690}
							alt={`Three puppies with bandanas, one of them a black, white and rust ${facts.product}, sitting on a hillside`}
							eager
						/>
					)}
				</section>
			</Editable>
			{promises.length > 0 ? (
				<Editable section="home.promises">
					<section className={css.promises} aria-label="What comes with every puppy">
						<Wrap>
							<ul className={css.promiseList}>
								{promises.map(({ id, strong, rest }) => (
									<li key={id} className={css.promise}>
										<b className={css.promiseStrong}>{strong}</b>
										{rest}
									</li>
								))}
							</ul>
						</Wrap>
					</section>
				</Editable>
			) : null}
		</>
	);
}
