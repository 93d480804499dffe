export type {
  CallAnswer,
  CallArguments,
  FileEndpoint,
  JsonEndpoint,
  ReadEndpoint,
  UploadEndpoint,
} from './call/callArguments.ts'
export type { CallError, RefusedCallError } from './call/callError.ts'
export { errorCodeOf } from './call/callError.ts'
export type { AnswerWithMessage, CallOptions, Client, ClientOptions, DownloadedFile } from './call/client.ts'
export { createClient } from './call/client.ts'
export type { Upload, UploadOptions, UploadProgress } from './call/upload.ts'
export { urlOf } from './call/urlOf.ts'
export type { OrderRecord, OrderRecordStore } from './session/orderRecord.ts'
export { createOrderRecordStore } from './session/orderRecord.ts'
export type { CookieJar, EndedSession, KeyStorage, Session, SessionEnd, SessionStore } from './session/session.ts'
export { createSessionStore } from './session/session.ts'
