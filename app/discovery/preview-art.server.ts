/** The drawings and fonts that preview pictures are made with. */
import { resolve } from "node:path";

/** From the working directory, as the migrations are. */
export const artFolder = resolve("app/discovery/preview-art");
