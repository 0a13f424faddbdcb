import { contactForm } from "./contact-form.ts";
import { hydration } from "./hydration.ts";
import { mainJob } from "./main-job.ts";
import { inBrowser } from "./page.ts";
import { puppyList } from "./puppy-list.ts";
import { startWebKit } from "./webkit.ts";

const page = inBrowser(startWebKit);
hydration(page);
mainJob(page);
puppyList(page);
contactForm(page);
