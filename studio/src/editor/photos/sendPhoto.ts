import type { Client } from '@irodori/client'
import { uploadImage } from '@irodori/contract/endpoints/image'
import { orderAtom } from '../state/savingState.ts'
import type { EditorStore } from '../state/store.ts'
import type { SendPhoto } from './uploads.ts'

/** Sends a photo into the folder of the order. */
export const createSendPhoto =
  (client: Pick<Client, 'upload'>, store: EditorStore): SendPhoto =>
  (file, onShare, signal) => {
    const order = store.get(orderAtom)
    return client.upload(
      uploadImage,
      { body: order ? { orderNumber: order.orderNumber } : {}, file },
      {
        signal,
        onProgress: ({ sent, total }) => onShare(total > 0 ? sent / total : 0),
      },
    )
  }
