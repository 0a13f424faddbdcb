/**
 * What JavaScript adds to pages that work without it. No React runs in the browser
 * (docs/decisions/0001): each module enhances what it finds by its `data-` attributes.
 */
import { enhanceContactForm } from "./contact/contact.client.ts";
import { enhanceFacebookChooser } from "./layout/facebook-chooser.client.ts";
import { enhanceMenu } from "./layout/menu.client.ts";
import { enhanceProgress } from "./layout/progress.client.ts";
import { enhanceToasts } from "./layout/toasts.client.ts";
import { quietViewTransitions } from "./layout/view-transition.client.ts";
import { enhancePuppyList } from "./puppies/list.client.ts";
import { enhancePills } from "./puppies/pills.client.ts";
import { enhanceSlider } from "./puppies/slider.client.ts";
import { enhanceAlerts } from "./ui/alert.client.ts";
import { enhancePictures } from "./ui/picture.client.ts";
import { enhanceSendOnce } from "./ui/send-once.client.ts";
import { enhanceVideos } from "./videos/video.client.ts";

/** Enhancers of parts that may stand in a piece of a page that is replaced later. */
function enhance(root: ParentNode) {
	enhancePictures(root);
	enhanceAlerts(root);
}

quietViewTransitions();
enhance(document);
enhanceMenu(document);
enhanceFacebookChooser(document);
enhanceToasts(document);
enhanceSlider(document);
enhancePills(document);
enhancePuppyList(document, enhance);
enhanceVideos(document);
enhanceContactForm(document);
enhanceSendOnce(document);
enhanceProgress(document);

// The admin's own enhancements are no business of a visitor's browser.
if (document.querySelector("[data-admin]")) void import("./admin/admin.client.ts");
// Says that from now on the page does what only scripts can do.
document.documentElement.dataset.enhanced = "";
