import type { SystemErrorCode } from './systemErrorCode.ts'

/** The error codes that the apps read, in `errorCode` (or in `message`, where the specification requires it). */
export const ERROR_CODES = [
  // marketplaces
  'EC_MAINTAIN',
  'EC_CONNECTION_ERROR',
  'EC_REQUEST_TIMEOUT_EXCEPTION',
  'RAKUTEN_AUTHENTICATION_EXCEPTION',
  'YAHOO_AUTHENTICATION_EXCEPTION',
  'COLOR_ME_CONNECTION_ERROR',
  'COLOR_ME_AUTHENTICATION_ERROR',
  'ORDER_YAHOO_IS_VERIFYING',
  'MULTI_ADDRESS_RAKUTEN_ORDER',
  // orders
  'ORDER_NUMBER_NOT_FOUND',
  'NOT_MATCH_PRODUCT_WITH_ORDER',
  'ORDER_IS_CANCELLED',
  'ORDER_IS_PRODUCED',
  'ORDER_NOT_SETTLED',
  'ORDER_CHANGED',
  'ORDER_HAS_NOT_ENOUGH_DESIGNS',
  'ORDER_HAS_SPARE_DESIGNS',
  'ORDER_HAS_WRONG_PRODUCT_DESIGN',
  'NOT_ENOUGH_DESIGN_EXCEPTION',
  'SPARE_DESIGNS_EXCEPTION',
  'WRONG_PRODUCT_EXCEPTION',
  'DESIGN_NOT_COMPLETED',
  'STATUS_NOT_ALLOWED',
  'UPDATE_ORDERER_FAILS',
  'UPDATE_RECEIVER_FAILS',
  'SURVEY_INVALID',
  // packages and delivery
  'PACKAGE_PLAN_NOT_FOUND',
  'PACKAGE_PLAN_NOT_CHOSEN',
  'PRODUCT_OPTION_NOT_CHOSEN',
  'QUANTITY_OF_PACKAGE_PLAN',
  'INVALID_DELIVERY_DATE',
  // cancellation and invoice
  'SECURITY_KEY_WRONG',
  'ORDER_CANNOT_BE_CANCELLED',
  'ORDER_CANNOT_BE_PACKED',
  'COMBINI_SETTLED',
  'INVOICE_NOT_AVAILABLE',
  // products and templates
  'PRODUCT_IS_DELETED',
  'PRODUCT_IS_NOT_PUBLIC',
  'PRODUCT_IS_NOT_FOUND',
  'PRODUCT_IS_OUT_OF_STOCK',
  'PRODUCT_SUBSCRIBE_DUPLICATE',
  'NOT_AVAILABLE',
  // designs and images
  'DESIGN_CREATE_IMAGE_EXCEPTION',
  'DESIGN_NOT_FOUND',
  'DESIGN_NOT_PRINTABLE',
  'DESIGN_CHANGED',
  'DESIGN_DELETE_ERROR',
  'DESIGN_NOT_COPYABLE',
  'IMAGE_INVALID',
  'IMAGE_MAXIMUM_SIZE',
  'IMAGE_TRUNCATED',
  'IMAGE_TOO_MANY_PIXELS',
  'IMAGE_NOT_FOUND',
  // proof links
  'PROOF_LINK_ENDED',
  'COMMENTS_FULL',
  'COMMENT_NOT_FOUND',
  // photos from a phone
  'PHOTO_TRANSFER_ENDED',
  'PHOTO_TRANSFER_FULL',
  // digital message
  'VIDEO_MAXIMUM_SIZE',
  'VIDEO_INVALID',
  'AUDIO_MAXIMUM_SIZE',
  'AUDIO_INVALID',
  'FILE_MAXIMUM_TIME',
  'UPLOAD_OFFSET_WRONG',
  'TEXT_NOT_DISPLAYABLE',
  'MESSAGE_NOT_COMPLETED',
  'LINK_NOT_OPEN',
  // accounts
  'LOGIN_FAILED',
  'ACCOUNT_NOT_VERIFIED',
  'PASSWORD_WRONG',
  'PASSKEY_REFUSED',
  'CODE_REQUIRED',
  'CODE_WRONG',
  'TOKEN_INVALID',
  // protocol
  'REQUEST_INVALID',
  'NOT_FOUND',
  'UNAUTHENTICATED',
  'FORBIDDEN',
  'TOO_MANY_TRIES',
  'BUSY',
  'INTERNAL',
] as const

export type ErrorCode = (typeof ERROR_CODES)[number]
/** Also those of calls that only other systems make. */
export type AnyErrorCode = ErrorCode | SystemErrorCode

/** Error codes of every call in addition to those of its endpoint. */
export const GENERAL_ERRORS = [
  'REQUEST_INVALID',
  'UNAUTHENTICATED',
  'FORBIDDEN',
  'NOT_FOUND',
  'TOO_MANY_TRIES',
  'BUSY',
] as const satisfies readonly ErrorCode[]

/** All error codes that the answers of an endpoint may carry. */
export const errorsOf = ({ errors }: { readonly errors: readonly ErrorCode[] }): readonly ErrorCode[] => [
  ...new Set<ErrorCode>([...errors, ...GENERAL_ERRORS]),
]
