/** Folder of the storage with the manifest and the print files of an order. */
export const productionFolder = (orderId: string): string => `production/${orderId}`
