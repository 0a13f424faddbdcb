/** The folder of the drawings and fonts for preview pictures. */
import { runtimeFile } from "~/platform/project-files.server.ts";

export const artFolder = runtimeFile("app/discovery/preview-art");
