export type {
  CallAnswer,
  CallArguments,
  FileEndpoint,
  JsonEndpoint,
  ReadEndpoint,
  UploadEndpoint,
} from './callArguments.ts'
export type { CallError, RefusedCallError } from './callError.ts'
export { errorCodeOf } from './callError.ts'
export type { AnswerWithMessage, CallOptions, Client, ClientOptions, DownloadedFile } from './client.ts'
export { createClient } from './client.ts'
export type { OrderRecord, OrderRecordStore } from './orderRecord.ts'
export { createOrderRecordStore } from './orderRecord.ts'
export type { CookieJar, EndedSession, KeyStorage, Session, SessionEnd, SessionStore } from './session.ts'
export { createSessionStore } from './session.ts'
export type { Upload, UploadOptions, UploadProgress } from './upload.ts'
export { urlOf } from './urlOf.ts'
