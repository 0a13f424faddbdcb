import { throttle } from "~/platform/http/throttle.server.ts";

/**
 * Limits the messages from one network, by the form or the API. The limit is more than any household or
 * office writes, and low enough that a robot fills neither the trainer's mailbox nor the disk.
 */
export const messageLimit = throttle({ name: "send contact", tries: 20, seconds: 600 });
