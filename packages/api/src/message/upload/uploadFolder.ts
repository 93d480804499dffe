/** Folder of the storage with the pieces of an upload. They lie apart from message files, because no call serves them. */
export const uploadFolder = (uploadId: string): string => `uploads/${uploadId}`
