/**
 * Messages for operations that fail: the specification's, word for word (section 8), and others in the
 * same style for what it doesn't cover.
 */

export const failures = {
	fetchPuppies: "Failed to fetch puppies",
	loadMorePuppies: "Failed to load more puppies",
	createPuppy: "Failed to create puppy",
	updatePuppy: "Failed to update puppy",
	deletePuppy: "Failed to delete puppy",
	fetchStockPhotos: "Failed to fetch stock photos",
	stockPhotoNotFound: "Stock photo not found",
	fetchVideos: "Failed to fetch videos",
	createVideo: "Failed to create video",
	updateVideo: "Failed to update video",
	deleteVideo: "Failed to delete video",
	fetchContacts: "Failed to fetch contacts",
	fetchStats: "Failed to fetch stats",
	fetchFamilies: "Failed to fetch families",
	updateFamily: "Failed to update family",
	fetchCalendar: "Failed to fetch the calendar",
	createAppointment: "Failed to create the appointment",
	updateAppointment: "Failed to update the appointment",
	deleteAppointment: "Failed to delete the appointment",
	updateFeeds: "Failed to update the calendar's addresses",
	fetchFigures: "Failed to fetch the figures",
	search: "Failed to search",
	fetchAccount: "Failed to fetch the account",
	fetchEmails: "Failed to fetch the emails",
	fetchPage: "Failed to fetch the page",
	fetchPlace: "Failed to fetch your place on the list",
} as const;

/** Message for a puppy that could not be read, with the HTTP status of the response. */
export const puppyNotFound = (status: number) => `Puppy not found ${status}`;
