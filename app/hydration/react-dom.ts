/** A part of React that is evaluated in a task of its own (entry.client.tsx). */
export { hydrateRoot } from "react-dom/client";
