/**
 * Messages for operations that fail: the specification's, word for word (section 8), and others in the
 * same style for what it doesn't cover. Each is an export of its own, so that a page's code has only its own.
 */

export const fetchPuppies = "Failed to fetch puppies";
export const loadMorePuppies = "Failed to load more puppies";
export const createPuppy = "Failed to create puppy";
export const updatePuppy = "Failed to update puppy";
export const deletePuppy = "Failed to delete puppy";
export const fetchStockPhotos = "Failed to fetch stock photos";
export const stockPhotoNotFound = "Stock photo not found";
export const fetchVideos = "Failed to fetch videos";
export const createVideo = "Failed to create video";
export const updateVideo = "Failed to update video";
export const deleteVideo = "Failed to delete video";
export const fetchContacts = "Failed to fetch contacts";
export const fetchStats = "Failed to fetch stats";
export const fetchFamilies = "Failed to fetch families";
export const updateFamily = "Failed to update family";
export const fetchCalendar = "Failed to fetch the calendar";
export const createAppointment = "Failed to create the appointment";
export const updateAppointment = "Failed to update the appointment";
export const deleteAppointment = "Failed to delete the appointment";
export const updateFeeds = "Failed to update the calendar's addresses";
export const fetchFigures = "Failed to fetch the figures";
export const search = "Failed to search";
export const fetchAccount = "Failed to fetch the account";
export const fetchEmails = "Failed to fetch the emails";
export const fetchPage = "Failed to fetch the page";
export const fetchPlace = "Failed to fetch your place on the list";

/** Message for a puppy that could not be read, with the HTTP status of the response. */
export const puppyNotFound = (status: number) => `Puppy not found ${status}`;
