const ALL = 'transfers'

/** Folder of the storage with the encrypted photos of a transfer. No call serves it by its name. */
export const transferFolder = (transferId: string): string => `${ALL}/${transferId}`

/** Whether a key of the storage is that of an encrypted photo, which is kept for an hour and in no backup. */
export const isInTransfer = (key: string): boolean => key.startsWith(`${ALL}/`)
