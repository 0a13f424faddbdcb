/**
 * A loopback server that imitates SendGrid's mail API. It keeps the emails it receives, and responds as the
 * test tells it to. `GET /received` lists the emails, for tests in another process.
 */
import { EventEmitter, once } from "node:events";
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import { z } from "zod";

const address = z.object({ email: z.string().min(1), name: z.string().optional() });

/** The parts of the request body of /v3/mail/send that the site uses. */
const mailSchema = z.object({
	personalizations: z.tuple([
		z.object({
			to: z.tuple([address]),
			custom_args: z.record(z.string(), z.string()).optional(),
			headers: z.record(z.string(), z.string()).optional(),
		}),
	]),
	from: address,
	reply_to: address,
	subject: z.string().min(1),
	content: z.tuple([
		z.object({ type: z.literal("text/plain"), value: z.string().min(1) }),
		z.object({ type: z.literal("text/html"), value: z.string().min(1) }),
	]),
	custom_args: z.record(z.string(), z.string()).optional(),
	headers: z.record(z.string(), z.string()).optional(),
	attachments: z
		.array(z.object({ filename: z.string().min(1), type: z.string().min(1), content: z.base64() }))
		.min(1)
		.optional(),
});

/** Headers that SendGrid writes itself. It refuses an email that contains one of them. */
const reservedHeaders =
	/^(x-sg-id|x-sg-eid|received|dkim-signature|content-type|content-transfer-encoding|to|from|subject|reply-to|cc|bcc)$/i;

interface ReceivedMail {
	from: string;
	to: string;
	replyTo: string;
	subject: string;
	text: string;
	html: string;
	customArgs: Record<string, string>;
	headers: Record<string, string>;
	/** The files, in base64. */
	attachments: readonly { filename: string; content: string }[];
}

/** A status code to respond with, no response at all, or a connection that is closed. */
type Behavior = number | "never" | "hang up";

export interface FakeSendGrid {
	/** The value for SENDGRID_BASE_URL. */
	url: string;
	port: number;
	/** Every email that arrived, including those that were then refused, oldest first. */
	received: ReceivedMail[];
	/** The emails that were answered with status 202. */
	accepted: ReceivedMail[];
	/** Sets the responses to the next emails, one for each. Later emails are accepted. */
	script(...behaviors: Behavior[]): void;
	/** Resolves once `count` emails have arrived in total. */
	arrived(count: number): Promise<void>;
	stop(): Promise<void>;
}

async function bodyOf(request: IncomingMessage): Promise<string> {
	const chunks: Buffer[] = [];
	for await (const chunk of request) chunks.push(chunk);
	return Buffer.concat(chunks).toString("utf8");
}

function readMail(body: string): ReceivedMail | undefined {
	let json: unknown;
	try {
		json = JSON.parse(body);
	} catch {
		return undefined;
	}
	const mail = mailSchema.safeParse(json).data;
	if (!mail) return undefined;
	const { headers = {} } = mail;
	if (Object.keys(headers).some((name) => reservedHeaders.test(name))) return undefined;
	const [{ to, custom_args, headers: own }] = mail.personalizations;
	return {
		from: mail.from.email,
		to: to[0].email,
		replyTo: mail.reply_to.email,
		subject: mail.subject,
		text: mail.content[0].value,
		html: mail.content[1].value,
		customArgs: { ...custom_args, ...mail.custom_args },
		headers: { ...own, ...headers },
		attachments: mail.attachments ?? [],
	};
}

function answer(response: ServerResponse, status: number, body?: unknown) {
	response.writeHead(status, { "Content-Type": "application/json" });
	response.end(body === undefined ? undefined : JSON.stringify(body));
}

const refusal = (message: string) => ({ errors: [{ message, field: null, help: null }] });

/** Starts the server, which accepts only `apiKey`. Port 0 means any free port. */
export async function startSendGrid({ port = 0, apiKey = "SG.test" } = {}): Promise<FakeSendGrid> {
	const received: ReceivedMail[] = [];
	const accepted: ReceivedMail[] = [];
	const script: Behavior[] = [];
	const events = new EventEmitter();

	async function takeMail(request: IncomingMessage, response: ServerResponse) {
		const mail = readMail(await bodyOf(request));
		if (request.headers.authorization !== `Bearer ${apiKey}`) {
			return answer(response, 401, refusal("The provided authorization grant is invalid"));
		}
		if (!mail) return answer(response, 400, refusal("Bad Request"));
		const behavior = script.shift() ?? 202;
		received.push(mail);
		if (behavior === 202) accepted.push(mail);
		events.emit("mail");
		if (behavior === "never") return;
		if (behavior === "hang up") return request.socket.destroy();
		// Every request to the redirect's target gets status 200, so a client that follows the
		// redirect wrongly sees a success.
		if (behavior >= 300 && behavior < 400) response.setHeader("Location", "/received");
		answer(response, behavior, behavior < 300 ? undefined : refusal("As the test wanted it"));
	}

	const server = createServer((request, response) => {
		const route = `${request.method} ${request.url}`;
		if (route === "POST /v3/mail/send") void takeMail(request, response);
		else if (request.url === "/received") answer(response, 200, received);
		else answer(response, 404, refusal("Not Found"));
	});
	server.listen(port, "localhost");
	await once(server, "listening");
	const bound = server.address();
	if (typeof bound !== "object" || bound === null) throw new Error("The server has no port");

	return {
		url: `http://localhost:${bound.port}`,
		port: bound.port,
		received,
		accepted,
		script: (...behaviors) => void script.push(...behaviors),
		async arrived(count) {
			while (received.length < count) await once(events, "mail");
		},
		async stop() {
			const closed = once(server, "close");
			server.close();
			server.closeAllConnections();
			await closed;
		},
	};
}
