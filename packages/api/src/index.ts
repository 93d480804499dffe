export type { Server, ServerParts } from './createServer.ts'
export { createServer } from './createServer.ts'
