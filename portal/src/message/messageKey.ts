import { queryKey } from '@irodori/client/queryKey'
import { readMessage } from '@irodori/contract/endpoints/message'

/** The key under which the parts of a message in one template are cached. A change of a part invalidates it. */
export const messageKey = ({
  orderNumber,
  templateId,
}: {
  readonly orderNumber: string
  readonly templateId: string
}) => queryKey(readMessage, { params: { orderNumber }, query: { templateId } })
