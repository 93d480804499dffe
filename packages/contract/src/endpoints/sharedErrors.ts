/** Errors of a call to a marketplace that failed. */
export const failedMarketplaceErrors = [
  'EC_MAINTAIN',
  'EC_CONNECTION_ERROR',
  'EC_REQUEST_TIMEOUT_EXCEPTION',
  'RAKUTEN_AUTHENTICATION_EXCEPTION',
  'YAHOO_AUTHENTICATION_EXCEPTION',
  'COLOR_ME_CONNECTION_ERROR',
  'COLOR_ME_AUTHENTICATION_ERROR',
] as const

/** Errors of a request to the marketplace of an order. */
export const marketplaceErrors = [
  ...failedMarketplaceErrors,
  'ORDER_YAHOO_IS_VERIFYING',
  'ORDER_NOT_SETTLED',
  'ORDER_IS_CANCELLED',
] as const

/** Errors of a call that changes the message of an order. */
export const messageErrors = ['FORBIDDEN', 'NOT_FOUND', 'ORDER_IS_PRODUCED', 'STATUS_NOT_ALLOWED'] as const

/** Errors of a file that a message cannot show. */
export const mediumErrors = [
  'IMAGE_INVALID',
  'IMAGE_MAXIMUM_SIZE',
  'IMAGE_TRUNCATED',
  'IMAGE_TOO_MANY_PIXELS',
  'IMAGE_NOT_FOUND',
  'VIDEO_INVALID',
  'VIDEO_MAXIMUM_SIZE',
  'AUDIO_INVALID',
  'AUDIO_MAXIMUM_SIZE',
  'FILE_MAXIMUM_TIME',
  'BUSY',
] as const
