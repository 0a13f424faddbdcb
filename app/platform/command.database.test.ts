import { beforeEach, describe, expect, test, vi } from "vitest";
import { freshDatabase } from "../../tests/support/database.ts";
import { command } from "./command.server.ts";
import { siteActor } from "./database/audit-log.server.ts";
import { contentVersion } from "./database/content-version.server.ts";
import { database } from "./database/database.server.ts";
import { senders } from "./email/queue.server.ts";
import { addOnce } from "./forms/submissions.server.ts";

const data = { title: "A walk", category: "home", videoId: "a-walk" };
const entry = { action: "added", kind: "video", subjectId: 1, subject: "A walk" } as const;
const email = {
	kind: "message",
	subject: "A walk",
	text: "A walk",
	html: "<p>A walk</p>",
} as const;

const stored = () =>
	Promise.all([
		database.video.count(),
		database.change.count(),
		database.outgoingEmail.count(),
		contentVersion(),
	]);

describe("a command", () => {
	beforeEach(freshDatabase);

	test("stores the data, the audit entry by its actor and the emails, and raises the version once", async () => {
		await command(siteActor, async (work) => {
			await work.db.video.create({ data });
			work.publicContentChanged();
			await work.record(entry);
			await work.email(email);
			work.publicContentChanged();
		});
		expect(await stored()).toEqual([1, 1, 1, 1]);
		expect(await database.change.findFirst()).toMatchObject({ ...siteActor, subject: "A walk" });
	});

	test("leaves nothing behind if it refuses, and returns the reason", async () => {
		const result = await command(siteActor, async (work) => {
			await work.db.video.create({ data });
			await work.record(entry);
			await work.email(email);
			work.publicContentChanged();
			return work.refuse("no room");
		});
		expect(result).toBe("no room");
		expect(await stored()).toEqual([0, 0, 0, 0]);
	});

	test("wakes the outbox once, after the commit, and loses nothing if that fails", async () => {
		const wake = vi.fn(() => {
			throw new Error("the process ends");
		});
		const sender = { wake };
		senders.add(sender);
		try {
			const crashed = command(siteActor, async (work) => {
				await work.email(email);
				await work.email(email);
				expect(wake).not.toHaveBeenCalled();
			});
			await expect(crashed).rejects.toThrow("the process ends");
		} finally {
			senders.delete(sender);
		}
		expect(wake).toHaveBeenCalledOnce();
		expect(await database.outgoingEmail.count({ where: { status: "waiting" } })).toBe(2);
	});

	test("stores a form that is sent twice once, but again after what it added is gone", async () => {
		const send = () =>
			command(siteActor, (work) => {
				const key = "b0a1c2d3-0000-4000-8000-000000000001";
				const submission = { key, kind: "video", content: data };
				const add = async () => (await work.db.video.create({ data })).id;
				return addOnce(work, submission, work.db.video, add);
			});
		const [first, second] = await Promise.all([send(), send()]);
		expect(second).toBe(first);
		expect(await database.video.count()).toBe(1);
		await database.video.deleteMany();
		await send();
		expect(await database.video.count()).toBe(1);
	});

	test("can't use the client outside, which would wait for it", async () => {
		await expect(command(siteActor, () => database.video.count())).rejects.toThrow(/handed to it/);
	});
});
