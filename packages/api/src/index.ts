export type { Server, ServerParts } from './server/createServer.ts'
export { createServer } from './server/createServer.ts'
