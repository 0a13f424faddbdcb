/**
 * Runs before each test file that shares its process with others, but needs its own copies of the site's
 * modules. The modules are evaluated again for it, with their settings and their state. Packages are not.
 */
import { vi } from "vitest";

vi.resetModules();
