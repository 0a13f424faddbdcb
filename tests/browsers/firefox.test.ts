import { contactForm } from "./contact-form.ts";
import { startFirefox } from "./firefox.ts";
import { hydration } from "./hydration.ts";
import { mainJob } from "./main-job.ts";
import { inBrowser } from "./page.ts";
import { puppyList } from "./puppy-list.ts";

const page = inBrowser(startFirefox);
hydration(page);
mainJob(page);
puppyList(page);
contactForm(page);
