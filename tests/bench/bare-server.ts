/** The reference server: `node bare-server.ts ANSWERS.json PORT` sends ready-made bytes from memory. */
import { readFileSync } from "node:fs";
import { createServer } from "node:http";
import { z } from "zod";

const [, , list = "", port = "0"] = process.argv;
const shape = z.array(
	z.object({ path: z.string(), file: z.string(), headers: z.record(z.string(), z.string()) }),
);
const answers = new Map(
	shape.parse(JSON.parse(readFileSync(list, "utf8"))).map(({ path, file, headers }) => {
		const body = readFileSync(file);
		return [path, { body, headers: { ...headers, "Content-Length": body.length } }];
	}),
);

createServer((message, response) => {
	const answer = answers.get(message.url ?? "");
	if (!answer) {
		response.writeHead(404).end();
		return;
	}
	response.writeHead(200, answer.headers);
	response.end(answer.body);
}).listen(Number(port), "127.0.0.1");
