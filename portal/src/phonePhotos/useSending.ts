import { useClient } from '@irodori/client/ClientProvider'
import { pause } from '@irodori/client/pause'
import type { TransferKeys } from '@irodori/client/transferKeys'
import { createWaitForNetwork } from '@irodori/client/waitForNetwork'
import { useEffect, useState, useSyncExternalStore } from 'react'
import type { Sending, SendingStore } from './createSending.ts'
import { createSending } from './createSending.ts'

const NOTHING: Sending = { link: 'UNKNOWN', photos: [], surplus: 0 }

/** The photos that this page sends; null until the first render is over. */
export function useSending(keys: TransferKeys): readonly [Sending, SendingStore | null] {
  const client = useClient()
  const [store, setStore] = useState<SendingStore | null>(null)
  useEffect(() => {
    const waitForNetwork = createWaitForNetwork(window)
    const created = createSending({ client, keys, newId: () => crypto.randomUUID(), waitForNetwork, pause })
    setStore(created)
    return created.stop
  }, [client, keys])
  const sending = useSyncExternalStore(store?.subscribe ?? notYet, store?.read ?? nothing)
  return [sending, store]
}

const notYet = () => () => {}
const nothing = () => NOTHING
