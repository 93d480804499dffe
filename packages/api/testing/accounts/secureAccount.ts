import type { TestServer } from '../testServer.ts'
import { codeOf } from './authenticatorApp.ts'

/** Sets up the second factor of a session's account; the server needs `sealingKeys`. */
export async function secureAccount(server: TestServer, token: string, password: string) {
  const { data } = await server.call('prepareSecondFactor', { body: { password } }, token)
  const secret = data?.secret ?? ''
  const code = codeOf(secret, server.clock.now)
  const added = await server.call('addSecondFactor', { body: { code } }, token)
  return { secret, recoveryCodes: added.data?.recoveryCodes ?? [] }
}
