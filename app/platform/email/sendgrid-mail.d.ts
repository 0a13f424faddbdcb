/**
 * Types for the part of @sendgrid/mail that the outbox uses. The library's own types describe only its
 * shared instance, and with them no instance with its own settings could be created.
 */
declare module "@sendgrid/mail" {
	interface Address {
		email: string;
		name?: string;
	}

	interface Mail {
		from: Address;
		to: string;
		replyTo: string;
		subject: string;
		text: string;
		html: string;
		attachments?: { filename: string; type: string; content: string; disposition: string }[];
		headers?: Record<string, string>;
		customArgs: Record<string, string>;
		trackingSettings: { clickTracking: { enable: boolean }; openTracking: { enable: boolean } };
	}

	/** Settings of the underlying HTTP client (axios). */
	interface RequestDefaults {
		baseUrl: string;
		signal: AbortSignal;
		maxRedirects: number;
		maxContentLength: number;
	}

	export class MailService {
		readonly client: { setDefaultRequest(defaults: RequestDefaults): void };
		/** Also sets `baseUrl` to SendGrid's own address. */
		setApiKey(key: string): void;
		/** Rejects unless the response is a 2xx; the error contains the API key and the mail. */
		send(mail: Mail): Promise<unknown>;
	}
}
