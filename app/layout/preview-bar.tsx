import { Alert } from "~/ui/alert.tsx";
import { Button } from "~/ui/button.tsx";
import { Wrap } from "~/ui/page/layout.tsx";

/** Says on every page that drafts are shown, with a button that ends the preview. */
export function PreviewBar() {
	return (
		<Wrap>
			<Alert tone="warn" role="status" title="Preview: nobody else sees this">
				<form method="post" action="/admin/content/preview">
					<Button tone="night" small>
						End the preview
					</Button>
				</form>
			</Alert>
		</Wrap>
	);
}
