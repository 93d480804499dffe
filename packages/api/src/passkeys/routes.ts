import { endpoints } from '@irodori/contract/endpoints'
import type { AccountDeps } from '../account/accountDeps.ts'
import { accountRegister } from '../authentication/accountRegister.ts'
import type { Register } from '../http/register.ts'
import { addPasskey, preparePasskey } from './addPasskey.ts'
import { logInWithPasskey } from './logInWithPasskey.ts'
import { listPasskeys, removePasskey } from './ownPasskeys.ts'
import type { PasskeyDeps } from './passkeyDeps.ts'
import { preparePasskeyLogin } from './withPasskey.ts'

export function passkeyRoutes(register: Register, deps: PasskeyDeps & AccountDeps): void {
  const forAccount = accountRegister(register)
  forAccount(endpoints.preparePasskey, (id, { body }) => preparePasskey(deps, id, body))
  forAccount(endpoints.addPasskey, (id, { body, client }) => addPasskey(deps, id, body, client.userAgent))
  forAccount(endpoints.listPasskeys, (id) => listPasskeys(deps.database, id))
  forAccount(endpoints.removePasskey, (id, { params }) => removePasskey(deps.database, id, params.passkeyId))
  register.forAnyone(endpoints.preparePasskeyLogin, () => preparePasskeyLogin(deps))
  register.forAnyone(endpoints.loginPasskey, ({ body, token, client }) => logInWithPasskey(deps, body, token, client))
}
