/** A part of React Router that is evaluated in a task of its own (entry.client.tsx). */
export { HydratedRouter } from "react-router/dom";
