const EVENTS = [
  'DESIGN_SAVED',
  'LAST_DESIGN_DELETED',
  'CREATION_SCHEDULED',
  'CREATION_CANCELLED',
  'WAITING_ENDED',
  'FILES_HANDED_OVER',
  'COMMITTED',
  'URL_RELEASED',
  'GIFT_ACCEPTED',
  'AUTO_START_DUE',
  'SHIPPED',
  'REORDER_REQUIRED',
  'CANCELLED_BY_SHOP',
  'CANCELLED_BY_CUSTOMER',
  'HELD',
  'RESUMED',
] as const

/** The event of an order, if there are words for it. */
export const eventInWords = (event: string) => EVENTS.find((each) => each === event) ?? null

const MAILS = [
  'LOGIN_GUIDE',
  'RAKUTEN_POINT',
  'ORDER_RECEIVED',
  'ORDER_SCHEDULED',
  'ORDER_TAKEN_BACK',
  'ORDER_CREATING',
  'ORDER_SHIPPED',
  'ORDER_DELIVERED',
  'ORDER_CANCELLED',
  'ORDER_REORDER',
  'ORDER_LETTER',
  'ORDER_DEVICE_LINK',
  'MESSAGE_RELEASED',
  'MESSAGE_ACCEPTED',
  'QUESTION_RECEIVED',
  'QUESTION_TO_SHOP',
  'QUESTION_ANSWERED',
  'MARKETPLACE_NOTICE',
] as const

/** The kind of a mail about an order, if there are words for it. */
export const mailInWords = (kind: string) => MAILS.find((each) => each === kind) ?? null
