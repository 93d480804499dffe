import type { AnswerOf, Endpoint } from '@irodori/contract/endpoint'
import { fail } from '../http/apiError.ts'
import type { Register } from '../http/register.ts'
import type { Outcome } from '../http/reply.ts'
import type { Call, Caller } from '../http/request.ts'

type ForAccount = <E extends Endpoint>(
  endpoint: E,
  handle: (accountId: string, call: Call<E, Caller>) => Promise<Outcome<AnswerOf<E>>>,
) => void

/** Registers calls of accounts. The session of a guest, which has no account, is answered with 403. */
export const accountRegister =
  (register: Register): ForAccount =>
  (endpoint, handle) =>
    register.forSession(endpoint, async (call) =>
      call.caller.role === 'USER' ? handle(call.caller.accountId, call) : fail(403, 'FORBIDDEN'),
    )
