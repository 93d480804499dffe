import type { Client } from '@irodori/client'
import { convertImage, uploadImage } from '@irodori/contract/endpoints/image'
import { isAnimated } from '../photos/isAnimated.ts'
import { templateWithLargestLimit } from '../photos/uploadLimit.ts'
import { pagesAtom, productAtom, templatesAtom } from '../state/designState.ts'
import { orderAtom } from '../state/savingState.ts'
import type { EditorStore } from '../state/store.ts'
import type { SendPhoto } from './uploads.ts'

/** Sends a photo into the folder of the order; a GIF for the messaging app goes where its movement is kept. */
export const createSendPhoto =
  (client: Pick<Client, 'upload'>, store: EditorStore): SendPhoto =>
  (imageName, file, onShare, signal) => {
    const order = store.get(orderAtom)
    // The size was checked where the photo was put in; on its way it may have moved to a page that allows less.
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
