/** The route map: every URL of the site. */
import { index, layout, prefix, type RouteConfig, route } from "@react-router/dev/routes";

/** One of several routes to a module, whose ids are told apart by their paths. */
const again = (path: string, file: string) => route(path, file, { id: `${file}/${path}` });

/** The page that asks before something is deleted or erased. */
const CONFIRM = "admin/confirm/confirm.route.tsx";

/** The JSON API, which api/endpoints.ts describes, and what looks like its addresses but is none of them. */
const apiPaths = [
	"auth/login",
	"api/puppies",
	"api/puppies/:path",
	"api/puppies/stock-photos",
	"api/puppies/stock-photos/:id",
	"api/videos",
	"api/videos/:id",
	"api/admin/puppies",
	"api/admin/puppies/:id",
	"api/admin/contacts",
	"api/admin/dashboard/stats",
	"contact/send_email",
	"api/*",
	"auth/*",
	"contact/*",
];

export default [
	index("pages/home.route.tsx"),
	route("choosing-your-puppy", "pages/choosing.route.tsx"),
	route("puppy-training", "pages/training.route.tsx"),
	route("puppy-delivery", "pages/delivery.route.tsx"),
	route("reserving-a-puppy", "pages/reserving.route.tsx"),
	route("reserving-a-puppy/agreement", "pages/agreement.route.tsx"),
	route("privacy", "pages/privacy.route.tsx"),

	route("trained-puppies-for-sale", "puppies/list/list.route.tsx"),
	route("trained-puppies-for-sale/:profilePath", "pages/profile.route.tsx", [
		route("photos/:place", "puppies/profile/photo.route.tsx"),
	]),
	route("trained-puppies-for-sale/:profilePath/visit", "calendar/visits/visit.route.tsx"),
	route("trained-puppies-for-sale/:profilePath/preview.jpg", "discovery/puppy-preview.route.ts"),
	route("trained-puppies/:profilePath?", "puppies/profile/old-address.route.ts"),

	route("training-programs", "pages/programs.route.tsx"),
	route("training-programs/:key", "pages/program.route.tsx"),

	...["meet-the-team", "meet-the-trainer", "meet-the-trainer/:dog", "meet-our-guests"].map((path) =>
		route(path, "pages/about.route.tsx", { id: `pages/${path}` }),
	),

	route("testimonials", "pages/testimonials.route.tsx"),
	route("reviews", "pages/reviews.route.tsx"),
	route("sold-puppy-stories", "pages/stories.route.tsx"),
	route("sold-puppy-stories/:story", "pages/story.route.tsx"),
	route("videos", "videos/videos.route.tsx"),
	route("videos/:id", "videos/video.route.tsx"),

	route("contact-us", "contact/form/contact.route.tsx"),

	route("waiting-list", "waiting-list/waiting-list.route.tsx"),
	route("waiting-list/confirm/:token", "waiting-list/confirm.route.tsx"),
	route("waiting-list/manage/:token", "waiting-list/manage.route.tsx"),
	route("waiting-list/leave/:token", "waiting-list/leave.route.tsx"),
	route("calendar/:token.ics", "calendar/feed.route.ts"),

	...prefix("admin", [
		route("login", "admin/account/sign-in.route.tsx"),
		route("invitation/:token", "admin/account/invitation.route.tsx"),
		route("logout", "admin/account/sign-out.route.ts"),
		route("puppies/:id/preview", "admin/puppies/preview.route.tsx"),
		layout("admin/shell.route.tsx", [
			index("admin/dashboard/dashboard.route.tsx"),
			route("updates", "admin/dashboard/updates.route.ts"),
			route("search", "admin/search/search.route.tsx"),
			route("guide", "admin/guide/guide.route.tsx"),
			again("guide/:task", "admin/guide/guide.route.tsx"),
			route("first-steps", "admin/first-steps/first-steps.route.ts"),
			route("first-steps/your-site", "admin/first-steps/your-site.route.tsx"),
			route("first-steps/:step", "admin/first-steps/step.route.tsx"),
			route("status", "admin/dashboard/status.route.tsx"),
			route("account", "admin/account/account.route.tsx"),
			route("account/codes", "admin/account/codes.route.tsx"),

			route("puppies", "admin/puppies/puppies.route.tsx"),
			route("puppies/new", "admin/puppies/new-puppy.route.tsx"),
			route("puppies/litter/:ids?", "admin/puppies/litter.route.tsx"),
			route("puppies/trash", "admin/puppies/trash.route.tsx"),
			route("puppies/:id", "admin/puppies/puppy.route.tsx"),
			route("puppies/:id/photos", "admin/photos/puppy-photos.route.tsx", [
				route(":photo", "admin/photos/puppy-photo.route.tsx"),
			]),
			again("puppies/:id/photos/upload", "admin/photos/upload.route.ts"),
			again("puppies/:id/photos/delete", "admin/photos/delete-photos.route.tsx"),

			route("reservations/new", "admin/reservations/new-reservation.route.tsx"),
			route("reservations/:id", "admin/reservations/reservation.route.tsx"),
			route("reservations/:id/edit", "admin/reservations/edit-reservation.route.tsx"),
			route("reservations/:id/agreement", "admin/reservations/paper.route.tsx"),
			again("reservations/:id/payments/new", "admin/reservations/payment.route.tsx"),
			route("reservations/:id/payments/:paymentId", "admin/reservations/payment.route.tsx"),
			again("reservations/:id/receipt/:paymentId", "admin/reservations/paper.route.tsx"),
			route("puppies/:id/waiting", "admin/waiting-list/puppy-waiting.route.tsx"),

			route("waiting-list", "admin/waiting-list/waiting-list.route.tsx"),
			again("waiting-list/new", "admin/waiting-list/entry.route.tsx"),
			route("waiting-list/:id", "admin/waiting-list/entry.route.tsx"),

			again("settings/:key?", "admin/editor/document.route.tsx"),
			again("settings/:key/history", "admin/content/history.route.tsx"),
			route("settings/samples", "admin/samples/samples.route.tsx"),
			route("settings/import-export", "admin/settings/import-export.route.tsx"),
			route("settings/import-export/business.json", "admin/settings/export-download.route.ts"),

			route("content", "admin/content/overview.route.tsx"),
			route("content/preview", "admin/content/preview.route.ts"),
			route("content/lists/:list", "admin/editor/list.route.tsx"),
			again("content/lists/:list/:item", "admin/editor/document.route.tsx"),
			route("site/*", "admin/editor/site.route.tsx"),
			route("content/:key", "admin/editor/document.route.tsx"),
			route("content/:key/publishing", "admin/content/publishing.route.ts"),
			route("content/:key/history", "admin/content/history.route.tsx"),
			route("calendar", "admin/calendar/calendar.route.tsx"),
			again("calendar/new", "admin/calendar/appointment.route.tsx"),
			route("calendar/feeds", "admin/calendar/feeds.route.tsx"),
			route("calendar/:id", "admin/calendar/appointment.route.tsx"),
			route("calendar/:id/asked", "admin/calendar/asked.route.ts"),

			route("figures", "admin/figures/figures.route.tsx"),
			route("figures/payments.csv", "admin/figures/payments.route.ts"),

			route("photos", "admin/photos/stock-photos.route.tsx", [
				route(":id", "admin/photos/stock-photo.route.tsx"),
			]),
			route("photos/upload", "admin/photos/upload.route.ts"),
			route("photos/delete", "admin/photos/delete-photos.route.tsx"),

			route("videos", "admin/videos/videos.route.tsx"),
			again("videos/new", "admin/videos/video.route.tsx"),
			route("videos/:id", "admin/videos/video.route.tsx"),

			route("families/:id/reply", "admin/replies/reply.route.tsx"),
			route("replies/:id", "admin/replies/sent.route.ts"),

			route("letters", "admin/letters/letters.route.tsx"),
			again("letters/new", "admin/letters/letter.route.tsx"),
			route("letters/:letter", "admin/letters/letter.route.tsx"),

			route("families/messages", "admin/messages/messages.route.tsx"),
			route("families/messages/export.csv", "admin/messages/export.route.ts"),
			route("families/messages/:id", "admin/messages/message.route.ts"),

			route("families", "admin/families/families.route.tsx"),
			route("families/new", "admin/families/new-family.route.tsx"),
			route("families/:id", "admin/families/family.route.tsx"),
			route("families/:id/contacted", "admin/families/contacted.route.tsx"),
			route("families/:id/merge", "admin/families/merge.route.tsx"),
			route("families/:id/export.json", "admin/families/export.route.ts"),

			again("calendar/:id/delete", CONFIRM),
			again("puppies/:id/delete", CONFIRM),
			again("videos/:id/delete", CONFIRM),
			again("families/:id/erase", CONFIRM),
			again("families/messages/:id/erase", CONFIRM),

			...[
				...["contacts/*", "content/praise/*", "content/programs/*", "content/services/*"],
				...["content/pages/*", "content/people/page/*", "content/texts/*", "settings/history"],
				...["settings/import-export/download", "photos/:id/delete", "photos/:id/replace"],
				...[
					"puppies/:id/reserve",
					"families/:id/split",
					"reservations",
					"emails",
					"content/:key/preview",
				],
			].map((path) => again(path, "admin/old-addresses.route.ts")),
			route("*", "admin/unknown.route.ts"),
		]),
	]),

	route("api/email-events", "api/email-events.route.ts"),
	route("api/inbound-mail/:secret", "api/inbound-mail.route.ts"),
	route("api/docs", "api/docs.route.tsx"),
	route("api/openapi.json", "api/openapi.route.ts"),
	...apiPaths.map((path) => route(path, "api/api.route.ts", { id: `api/${path}` })),

	route("sitemap.xml", "discovery/sitemap.route.ts"),
	route("sitemaps/:part", "discovery/sitemap.route.ts", { id: "discovery/sitemap-part" }),
	route("robots.txt", "discovery/robots.route.ts"),
	route("manifest.webmanifest", "discovery/manifest.route.ts"),
	route("site-icons/:file", "discovery/icon.route.ts"),
	route("feed.xml", "discovery/feed.route.ts"),
	route("preview.jpg", "discovery/site-preview.route.ts"),
	route("healthz", "platform/http/health.route.ts"),
	route("readyz", "operations/ready.route.ts"),
	route("metrics", "operations/metrics.route.ts"),
	route("metrics/rendered-anew", "operations/rendered-anew.route.ts"),
	route(":slug", "pages/own-page.route.tsx"),
	route("*", "layout/not-found.route.tsx"),
] satisfies RouteConfig;
