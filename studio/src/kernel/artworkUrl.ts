/** The address at which the server has a sheet's artwork. */
export const artworkUrl = (key: string): string => `/api/images?path=${encodeURIComponent(key)}`
