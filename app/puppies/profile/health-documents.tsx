import { dayInWords } from "~/business/days.ts";
import { Frame, Picture } from "~/ui/picture/picture.tsx";
import type { PuppyProfile } from "../queries.server.ts";
import * as css from "./health-documents.css.ts";

/** The papers about a puppy's health: each with its page, number, and who signed it and when. */
export function HealthDocuments({ documents }: Pick<PuppyProfile, "documents">) {
	return (
		<ul className={css.documents} aria-label="Health documents">
			{documents.map(({ kind, title, number, link, signedBy, signedOn, picture, large }) => {
				const signed = [signedBy && `by ${signedBy}`, signedOn && `on ${dayInWords(signedOn)}`];
				const reference = number ? `No. ${number}` : "Look it up";
				return (
					<li key={large} className={css.document}>
						<a href={large} className={css.page} aria-label={`${title}: the whole page`}>
							<Frame ratio="4/5">
								<Picture source={picture} sizes="7rem" />
							</Frame>
						</a>
						<div className={css.facts}>
							<b dir="auto" className={css.title}>
								{title}
							</b>
							{title === kind ? null : <span>{kind}</span>}
							{link ? <a href={link}>{reference}</a> : number ? <span>{reference}</span> : null}
							{signedBy || signedOn ? <span>Signed {signed.filter(Boolean).join(" ")}</span> : null}
						</div>
					</li>
				);
			})}
		</ul>
	);
}
