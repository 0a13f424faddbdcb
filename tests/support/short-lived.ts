/**
 * Flags of Node for processes that live for seconds. Optimizing the WebAssembly of the database's client as
 * early as on a server takes a quarter of the processor time of a start.
 */
export const shortLived = ["--wasm-tiering-budget=200000000"];
