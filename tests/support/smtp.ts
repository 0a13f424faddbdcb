/** A loopback SMTP server. It keeps the emails it accepts, and responds as the test tells it to. */
import { once } from "node:events";
import { createServer, type Socket } from "node:net";
import { createInterface } from "node:readline";

interface AcceptedMail {
	from: string;
	to: string;
	/** Headers and body, as they were sent. */
	source: string;
}

export interface FakeSmtp {
	/** The value for SMTP_URL, with a user and a password. */
	url: string;
	accepted: AcceptedMail[];
	/** Sets the responses to the next recipients, one for each. Later ones are accepted. */
	script(...responses: string[]): void;
	/** Sets how the next sign-ins are answered, one for each. Later ones succeed. */
	scriptSignIns(...responses: string[]): void;
	stop(): Promise<void>;
}

const addressIn = (line: string) => /<(.*)>/.exec(line)?.[1] ?? "";

export async function startSmtp(): Promise<FakeSmtp> {
	const accepted: AcceptedMail[] = [];
	const recipients: string[] = [];
	const signIns: string[] = [];
	const sockets = new Set<Socket>();

	async function talk(socket: Socket) {
		const say = (line: string) => socket.write(`${line}\r\n`);
		let mail: AcceptedMail = { from: "", to: "", source: "" };
		let isData = false;
		say("220 test ESMTP");
		for await (const line of createInterface({ input: socket, crlfDelay: Infinity })) {
			if (isData && line !== ".") mail.source += `${line}\n`;
			else if (isData) {
				isData = false;
				accepted.push(mail);
				say("250 2.0.0 Ok: queued as 4F2A");
			} else if (line.startsWith("EHLO")) say("250-test\r\n250 AUTH PLAIN");
			else if (line.startsWith("AUTH")) say(signIns.shift() ?? "235 2.7.0 Accepted");
			else if (line.startsWith("MAIL FROM")) {
				mail = { from: addressIn(line), to: "", source: "" };
				say("250 2.1.0 Ok");
			} else if (line.startsWith("RCPT TO")) {
				mail.to = addressIn(line);
				say(recipients.shift() ?? "250 2.1.5 Ok");
			} else if (line === "DATA") {
				isData = true;
				say("354 Go on");
			} else if (line === "QUIT") socket.end("221 2.0.0 Bye\r\n");
			else say("502 5.5.2 Unknown");
		}
	}

	const server = createServer((socket) => {
		sockets.add(socket);
		// The client may leave at any moment.
		socket.on("error", () => {}).on("close", () => sockets.delete(socket));
		void talk(socket);
	});
	server.listen(0, "127.0.0.1");
	await once(server, "listening");
	const bound = server.address();
	if (typeof bound !== "object" || bound === null) throw new Error("The server has no port");

	return {
		url: `smtp://maren:p%40ss@127.0.0.1:${bound.port}?insecure=true`,
		accepted,
		script: (...responses) => void recipients.push(...responses),
		scriptSignIns: (...responses) => void signIns.push(...responses),
		async stop() {
			const closed = once(server, "close");
			server.close();
			for (const socket of sockets) socket.destroy();
			await closed;
		},
	};
}
