/**
 * Before each test file that shares its process with others: the settings of tests. None of these
 * files writes or asks a database; what would do so finds no folder.
 */
import { tmpdir } from "node:os";
import { join } from "node:path";
import { useTestSettings } from "./settings.ts";

useTestSettings(join(tmpdir(), "site-test-without-data"));
