import type { CallError } from '@irodori/client/callError'
import type { Client } from '@irodori/client/client'
import type { Session } from '@irodori/client/session'
import type { AnswerOf } from '@irodori/contract/endpoint'
import {
  copyDesigns,
  copyDesignsOfGuest,
  deleteDesigns,
  deleteDesignsOfGuest,
} from '@irodori/contract/endpoints/designGroup'
import type { Result } from '@irodori/result'
import type { DesignGroup } from '../piece/designGroups.ts'

type Caller = Pick<Client, 'call'>
type Role = Session['role']

/** The path parameter of a group without a series. */
const NO_SERIES = 'none'

interface CopyInput {
  readonly orderNumber: string
  readonly group: DesignGroup
  readonly productId: string
  /** An idempotency key: repeated calls with the same id make one copy. */
  readonly randomId: string
}

/** CPY-2: copies a group by the endpoint of the role; repeated calls with the same id make one copy. */
export const copyGroup = (
  client: Caller,
  role: Role,
  { orderNumber, group, productId, randomId }: CopyInput,
): Promise<Result<AnswerOf<typeof copyDesigns>, CallError>> =>
  client.call(role === 'USER' ? copyDesigns : copyDesignsOfGuest, {
    params: {
      orderNumber,
      groupNumber: String(group.groupNumber),
      designSeriesId: group.designSeriesId ?? NO_SERIES,
    },
    query: { productId, randomId },
  })

/** CPY-5: deletes a booklet by its series, with one endpoint for both roles, and another group by its number, with the endpoint of the role. */
export const deleteGroup = (
  client: Caller,
  role: Role,
  orderNumber: string,
  { groupNumber, designSeriesId }: DesignGroup,
): Promise<Result<null, CallError>> =>
  client.call(role === 'USER' || designSeriesId !== null ? deleteDesigns : deleteDesignsOfGuest, {
    params: { orderNumber, designGroup: designSeriesId ?? String(groupNumber) },
  })
