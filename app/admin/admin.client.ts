/** What JavaScript adds to the admin's pages; loaded there only. */
import { enhancePuppyForm } from "./puppies/puppy-form.client.ts";

enhancePuppyForm(document);
