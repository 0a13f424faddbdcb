import { Globe, X } from "lucide-react";
import { facts } from "../business/facts.ts";
import { ButtonLink } from "../ui/button.tsx";
import { classNames } from "../ui/class-names.ts";
import { BrandIcon, Icon } from "../ui/icon.tsx";
import { iconButton } from "../ui/icon-button.css.ts";
import * as styles from "./facebook-chooser.css.ts";

/**
 * Asks on Android and iOS where to open Facebook; the script opens it. Without JavaScript it
 * stays closed and the icons are plain links (specification, section 2).
 */
export function FacebookChooser() {
	return (
		<dialog
			aria-labelledby="facebook-chooser-title"
			data-facebook-chooser=""
			className={styles.dialog}
		>
			<div className={styles.box}>
				<h2 id="facebook-chooser-title" className={styles.title}>
					How would you like to open facebook?
				</h2>
				<div className={styles.choices}>
					<ButtonLink href={facts.social.facebookApp} data-close="">
						<BrandIcon name="facebook" />
						Open in the Facebook App
					</ButtonLink>
					<ButtonLink href={facts.social.facebook} tone="line" data-close="">
						<Icon of={Globe} />
						Stay in my browser
					</ButtonLink>
				</div>
				<button
					type="button"
					aria-label="Close"
					data-close=""
					className={classNames(iconButton, styles.close)}
				>
					<Icon of={X} />
				</button>
			</div>
		</dialog>
	);
}
