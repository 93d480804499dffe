import { endpoints } from '@irodori/contract/endpoints'
import { accountRegister } from '../authentication/accountRegister.ts'
import type { Register } from '../http/register.ts'
import { answer } from '../http/reply.ts'
import type { SecondFactorDeps } from './ownSecondFactor.ts'
import { addSecondFactor, prepareSecondFactor, removeSecondFactor } from './ownSecondFactor.ts'
import { readSecondFactor } from './secondFactorStore.ts'

export function secondFactorRoutes(register: Register, deps: SecondFactorDeps): void {
  const forAccount = accountRegister(register)
  const { database, sealingKeys } = deps
  forAccount(endpoints.readSecondFactor, async (id) => answer(await readSecondFactor(database, sealingKeys, id)))
  forAccount(endpoints.prepareSecondFactor, (id, { body }) => prepareSecondFactor(deps, id, body))
  forAccount(endpoints.addSecondFactor, (id, { body, token }) => addSecondFactor(deps, id, body, token))
  forAccount(endpoints.removeSecondFactor, (id, { body }) => removeSecondFactor(deps, id, body))
}
