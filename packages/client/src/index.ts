export type {
  CallAnswer,
  CallArguments,
  FileEndpoint,
  JsonEndpoint,
  ReadEndpoint,
  UploadEndpoint,
} from './callArguments.ts'
export type { CallOptions, Client, ClientOptions, DownloadedFile } from './client.ts'
export { createClient } from './client.ts'
export type { CallResult, Failure, Refusal } from './failure.ts'
export { errorCodeOf } from './failure.ts'
export type { OrderRecord, OrderRecordStore } from './orderRecord.ts'
export { createOrderRecordStore } from './orderRecord.ts'
export type { CookieJar, EndedSession, KeyStorage, Session, SessionEnd, SessionStore } from './session.ts'
export { createSessionStore } from './session.ts'
export type { Upload, UploadOptions, UploadProgress } from './upload.ts'
export { urlOf } from './urlOf.ts'
