import { href } from "react-router";
import { facts } from "~/business/facts.ts";
import { homeSamples } from "~/business/praise.ts";
import { ArrowLink } from "~/ui/button.tsx";
import { Section, Wrap } from "~/ui/page/layout.tsx";
import { TrainerLine } from "~/ui/page/trainer-line.tsx";
import { Stars } from "~/ui/stars.tsx";
import * as css from "./home.css.ts";

/** The three fixed samples of the specification's section 3; the first one speaks loudest. */
export function HomePraise() {
	return (
		<Section tone="mist" aria-labelledby="praise">
			<Wrap>
				<h2 id="praise" className={css.praiseTitle}>
					What families say
				</h2>
			</Wrap>
			<Wrap className={css.quotes}>
				{homeSamples.map((sample, index) => (
					<figure key={sample.author} className={index === 0 ? css.quoteLarge : css.quote}>
						<Stars of={sample.rating} />
						<blockquote className={index === 0 ? css.quoteLargeText : css.quoteText}>
							“{sample.quote}”
						</blockquote>
						<figcaption className={css.quoteBy}>
							<b className={css.quoteAuthor}>{sample.author}</b>
							{sample.location}. Family of {sample.puppyName}, {sample.date}
						</figcaption>
					</figure>
				))}
			</Wrap>
			<Wrap className={css.byTrainer}>
				<TrainerLine>
					<p>{facts.trainer} trained every one of these puppies, in her own house.</p>
					<ArrowLink to={href("/meet-the-trainer")}>Meet {facts.trainer}</ArrowLink>
				</TrainerLine>
			</Wrap>
			<Wrap className={css.onward}>
				<ArrowLink to={href("/testimonials")}>Testimonials</ArrowLink>
				<ArrowLink to={href("/reviews")}>Reviews</ArrowLink>
				<ArrowLink to={href("/sold-puppy-stories")}>Sold puppy stories</ArrowLink>
			</Wrap>
		</Section>
	);
}
