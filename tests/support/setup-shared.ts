/**
 * Runs before each test file that shares its process with others, and applies the settings of tests. None of
 * these files uses a database. Any code that did so would find no folder.
 */
import { tmpdir } from "node:os";
import { join } from "node:path";
import { useTestSettings } from "./settings.ts";

useTestSettings(join(tmpdir(), "site-test-without-data"));
