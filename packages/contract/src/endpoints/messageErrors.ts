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
