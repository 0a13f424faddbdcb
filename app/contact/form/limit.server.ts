import { throttle } from "~/platform/http/throttle.server.ts";

/**
 * Messages of one network, by the form or by a program: more than any household or office writes,
 * and few enough that a robot fills neither the trainer's mailbox nor the disk.
 */
export const messageLimit = throttle({ name: "send contact", tries: 20, seconds: 600 });
