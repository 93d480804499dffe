import type { CallError, Client, Session } from '@irodori/client'
import type { AnswerOf } from '@irodori/contract'
import {
  copyDesigns,
  copyDesignsOfGuest,
  deleteDesigns,
  deleteDesignsOfGuest,
} from '@irodori/contract/endpoints/design'
import type { Result } from '@irodori/result'
import type { DesignGroup } from '../piece/designGroups.ts'

type Caller = Pick<Client, 'call'>
type Role = Session['role']

const NO_SERIES = 'none'

interface CopyInput {
  readonly orderNumber: string
  readonly group: DesignGroup
  readonly productId: string
  /** Minted once for a wish: however often it is sent, it copies once. */
  readonly randomId: string
}

/** CPY-2: users and guests copy by calls of their own; the same wish twice is one copy. */
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

/** CPY-5: a booklet is deleted by its series, which is one call for all; a group by its number, by the role's own call. */
export const deleteGroup = (
  client: Caller,
  role: Role,
  orderNumber: string,
  { groupNumber, designSeriesId }: DesignGroup,
): Promise<Result<null, CallError>> =>
  client.call(role === 'USER' || designSeriesId !== null ? deleteDesigns : deleteDesignsOfGuest, {
    params: { orderNumber, designGroup: designSeriesId ?? String(groupNumber) },
  })
