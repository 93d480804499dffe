import type { Client } from '@irodori/client/client'
import { convertImage, uploadImage } from '@irodori/contract/endpoints/image'
import { isAnimated } from '../photos/isAnimated.ts'
import { templateWithLargestLimit } from '../photos/uploadLimit.ts'
import { pagesAtom, productAtom, templatesAtom } from '../state/designState.ts'
import { orderAtom } from '../state/savingState.ts'
import type { EditorStore } from '../state/store.ts'
import type { SendPhoto } from './uploads.ts'

/** Uploads a photo to the folder of the order. A GIF of a messaging-app product goes to the converter, which keeps its animation. */
export const createSendPhoto =
  (client: Pick<Client, 'upload'>, store: EditorStore): SendPhoto =>
  (imageName, file, onShare, signal) => {
    const order = store.get(orderAtom)
    // The intake has checked the size. The photo may have moved since to a page with a lower limit.
    const template = templateWithLargestLimit(store.get(templatesAtom), store.get(pagesAtom))
    const body = { ...(order && { orderNumber: order.orderNumber }), ...(template && { templateId: template.id }) }
    const endpoint = isAnimated(store.get(productAtom), imageName) ? convertImage : uploadImage
    return client.upload(
      endpoint,
      { body, file },
      {
        signal,
        onProgress: ({ sent, total }) => onShare(total > 0 ? sent / total : 0),
      },
    )
  }
