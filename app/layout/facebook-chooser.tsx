import { Globe, X } from "lucide";
import { BrandIcon, Icon } from "~/ui/picture/icon.tsx";
import { facts } from "../business/facts.ts";
import { iconButton } from "../ui/button.css.ts";
import { ButtonLink } from "../ui/button.tsx";
import * as styles from "./facebook-chooser.css.ts";

/**
 * Asks where to open Facebook (specification, section 2). hydration/ask-facebook.ts opens and closes it, even
 * before React is loaded.
 */
export function FacebookChooser() {
	if (!facts.social.facebook) return null;
	return (
		<dialog
			id="facebook-chooser"
			aria-labelledby="facebook-chooser-title"
			className={styles.dialog}
		>
			<div className={styles.box}>
				<h2 id="facebook-chooser-title" className={styles.title}>
					How would you like to open facebook?
				</h2>
				<div className={styles.choices}>
					<ButtonLink href={`fb://facewebmodal/f?href=${facts.social.facebook}`}>
						<BrandIcon name="facebook" />
						Open in the Facebook App
					</ButtonLink>
					<ButtonLink href={facts.social.facebook} tone="line">
						<Icon icon={Globe} />
						Stay in my browser
					</ButtonLink>
				</div>
				<form method="dialog" className={styles.close}>
					<button type="submit" aria-label="Close" className={iconButton}>
						<Icon icon={X} />
					</button>
				</form>
			</div>
		</dialog>
	);
}
