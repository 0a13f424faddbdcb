/** The drawings and fonts that preview pictures are made with. */
import { runtimeFile } from "~/platform/project-files.server.ts";

export const artFolder = runtimeFile("app/discovery/preview-art");
