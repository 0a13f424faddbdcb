// Generated from the OpenAPI document by tests/api/documentation.process.test.ts. Run `vitest -u` to regenerate it.

type Image = { original: { webp: string; fallback: string }; thumbnails: { small: { webp: string; fallback: string }; medium: { webp: string; fallback: string }; large: { webp: string; fallback: string } } };

type Puppy = { id: number; name: string; cardHeaderTitle: string; profilePath: string; image: Image | null; mainImageUrl: string; carouselOptimized: (Image)[]; carousel: (string)[]; breed: string; breedLong: string; breeder: string; sex: string; dob: string; projectedSize: string; overview: string; personality: string; available: boolean; availableDate: string; saleUpdate: string; price: string; wentHomeOn: string | null; trainingStart: string | null; quietLively: number | null; independentClose: number | null; carefulBold: number | null; napHike: number | null; mother: string; aboutMother: string; father: string; aboutFather: string; healthTests: string; vaccinations: string; guarantee: string };

type PuppyList = { results: (Puppy)[]; total_puppies: number; available_count: number; sold_count: number; next: string | null };

type StockPhoto = { id: number; category: string; title: string; alt: string; image: Image };

type Video = { id: number; title: string; category: string; featured: boolean; videoId: string; description: string; createdAt: string };

type Contact = { id: number; created_at: string; name: string; email: string; phone_number: string; message: string; breed_preferences: string; inspiration_source: string; referral_source: string; puppy: { id: number | null; name: string } | null; status: "new" | "replied" | "archived"; email_status: "none" | "waiting" | "sent"; suspected_spam: boolean; spam_reason: string };

type Stats = { puppies: { total: number; available: number; sold: number }; contacts: { total: number; last_7_days: number; last_30_days: number; per_day: ({ date: string; count: number })[]; by_referral_source: ({ value: string; count: number })[]; by_breed_preference: ({ value: string; count: number })[]; suspected_spam_waiting: number }; videos: { total: number; featured: number }; emails_waiting: number };

type Token = { token: string };

type Sent = { status_code: 200; message: string };

type Detail = { detail: string; status_code?: number };

type FieldErrors = { status_code?: number; [field: string]: (string)[] | number | undefined };

type SignInBody = { username: string; password: string; code?: string };

type CreatePuppyBody = { name: string; cardHeaderTitle?: string; profilePath?: string; breed: string; breedLong?: string; breeder?: string; sex?: string; dob?: string; projectedSize?: string; overview?: string; personality?: string; available?: boolean; availableDate?: string; saleUpdate?: string; price?: string; wentHomeOn?: string | null; trainingStart?: string | null; quietLively?: number | null; independentClose?: number | null; carefulBold?: number | null; napHike?: number | null; mother?: string; aboutMother?: string; father?: string; aboutFather?: string; healthTests?: string; vaccinations?: string; guarantee?: string; confirm?: ("price")[] };

type ChangePuppyBody = { name?: string; cardHeaderTitle?: string; profilePath?: string; breed?: string; breedLong?: string; breeder?: string; sex?: string; dob?: string; projectedSize?: string; overview?: string; personality?: string; available?: boolean; availableDate?: string; saleUpdate?: string; price?: string; wentHomeOn?: string | null; trainingStart?: string | null; quietLively?: number | null; independentClose?: number | null; carefulBold?: number | null; napHike?: number | null; mother?: string; aboutMother?: string; father?: string; aboutFather?: string; healthTests?: string; vaccinations?: string; guarantee?: string; confirm?: ("price")[] };

type CreateVideoBody = { title: string; category: string; featured?: boolean; videoId: string; description?: string };

type ChangeVideoBody = { title?: string; category?: string; featured?: boolean; videoId?: string; description?: string };

type SendContactBody = { name: string; email: string; phone_number: string; message: string; breed_preferences?: "" | "Labradoodle" | "Goldendoodle" | "Bernedoodle" | "Saint Berdoodle" | "Standard Poodle" | "Golden Retriever" | "Labrador Retriever" | "No preference" | "Other"; inspiration_source?: string; referral_source?: "" | "Google Search" | "Facebook" | "Instagram" | "Word of mouth" | "Previous customer" | "Veterinarian referral" | "Pet store" | "Dog training community" | "Other" };

interface CallOptions {
	body?: unknown;
	query?: Record<string, string | boolean | undefined>;
}

/** Sends a request and resolves with the body of a successful response. */
export type Send = <Answer>(method: string, path: string, options: CallOptions) => Promise<Answer>;

/** All operations of the JSON API. */
export function apiClient(send: Send) {
	return {
		/** Exchanges a user name and a password for a token, which is valid for 30 days. An account with an authenticator app sends its code as well. */
		signIn: (body: SignInBody) =>
			send<Token>("POST", `/auth/login/`, { body }),
		/** A page of ten puppies: available ones first, then the newest. */
		listPuppies: (query: { page?: string } = {}) =>
			send<PuppyList>("GET", `/api/puppies/`, { query }),
		/** One puppy by its profile path. */
		getPuppy: (path: string) =>
			send<Puppy>("GET", `/api/puppies/${encodeURIComponent(path)}/`, {  }),
		/** Adds a puppy, which is available unless the request says otherwise. Photos are added on the admin's pages. */
		createPuppy: (body: CreatePuppyBody) =>
			send<Puppy>("POST", `/api/admin/puppies/`, { body }),
		/** Changes the fields that are sent; the others stay. */
		changePuppy: (id: number, body: ChangePuppyBody) =>
			send<Puppy>("PATCH", `/api/admin/puppies/${encodeURIComponent(id)}/`, { body }),
		/** Removes a puppy and its photos. */
		deletePuppy: (id: number) =>
			send<undefined>("DELETE", `/api/admin/puppies/${encodeURIComponent(id)}/`, {  }),
		/** The stock photos, all or of one category. */
		listStockPhotos: (query: { category?: string } = {}) =>
			send<(StockPhoto)[]>("GET", `/api/puppies/stock-photos/`, { query }),
		/** One stock photo. */
		getStockPhoto: (id: number) =>
			send<StockPhoto>("GET", `/api/puppies/stock-photos/${encodeURIComponent(id)}/`, {  }),
		/** The videos: featured ones first, then the newest. */
		listVideos: (query: { category?: string; featured?: boolean } = {}) =>
			send<(Video)[]>("GET", `/api/videos/`, { query }),
		/** Adds a video from the video service. */
		createVideo: (body: CreateVideoBody) =>
			send<Video>("POST", `/api/videos/`, { body }),
		/** Changes the fields that are sent; the others stay. */
		changeVideo: (id: number, body: ChangeVideoBody) =>
			send<Video>("PATCH", `/api/videos/${encodeURIComponent(id)}/`, { body }),
		/** Removes a video. */
		deleteVideo: (id: number) =>
			send<undefined>("DELETE", `/api/videos/${encodeURIComponent(id)}/`, {  }),
		/** Messages to the trainer, newest first, from one day to another. Days are in UTC, as in `created_at`. Messages that look like spam are included and marked. */
		listContacts: (query: { start_date?: string; end_date?: string } = {}) =>
			send<(Contact)[]>("GET", `/api/admin/contacts/`, { query }),
		/** Counts of puppies, messages, videos and waiting emails. */
		getStats: () =>
			send<Stats>("GET", `/api/admin/dashboard/stats/`, {  }),
		/** Sends a message to the trainer. The same message is stored only once a day. */
		sendContact: (body: SendContactBody) =>
			send<Sent>("POST", `/contact/send_email/`, { body }),
	};
}
