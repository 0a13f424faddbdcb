/**
 * Before each test file that shares its process with others but nothing of the site's: its modules
 * are evaluated anew for it, with what they read of the settings and remember. Packages are not.
 */
import { vi } from "vitest";

vi.resetModules();
