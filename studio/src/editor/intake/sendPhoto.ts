import type { Client } from '@irodori/client/client'
import { convertImage, uploadImage } from '@irodori/contract/endpoints/image'
import { err } from '@irodori/result'
import type { Kernel } from '../../kernel/kernel.ts'
import { isAnimated } from '../photos/isAnimated.ts'
import { templateWithLargestLimit } from '../photos/uploadLimit.ts'
import { replacePhoto } from '../resources/replacePhoto.ts'
import { pagesAtom, productAtom, templatesAtom } from '../state/designState.ts'
import type { Announcer } from '../state/announcer.ts'
import { orderAtom } from '../state/savingState.ts'
import type { EditorStore } from '../state/store.ts'
import type { SendPhoto } from './uploads.ts'

/**
 * Uploads a photo to the folder of the order. A GIF of a messaging-app product goes to the converter, which keeps its
 * animation. A photo that the server decodes in another way is decoded again here, so that the screen shows its print.
 */
export const createSendPhoto =
  (
    client: Pick<Client, 'upload'>,
    kernel: Pick<Kernel, 'hashPhoto' | 'decodeAs'>,
    store: EditorStore,
    announcer: Pick<Announcer, 'toast'>,
  ): SendPhoto =>
  async (imageName, file, onShare, signal) => {
    const order = store.get(orderAtom)
    // The intake has checked the size. The photo may have moved since to a page with a lower limit.
    const template = templateWithLargestLimit(store.get(templatesAtom), store.get(pagesAtom))
    // A photo that cannot be decoded any more, for lack of memory, is sent without its hash.
    const pixelHash = await kernel.hashPhoto(imageName, file).catch(() => undefined)
    const body = {
      ...(order && { orderNumber: order.orderNumber }),
      ...(template && { templateId: template.id }),
      ...(pixelHash !== undefined && { pixelHash }),
    }
    const endpoint = isAnimated(store.get(productAtom), imageName) ? convertImage : uploadImage
    const uploaded = await client.upload(
      endpoint,
      { body, file },
      {
        signal,
        onProgress: ({ sent, total }) => onShare(total > 0 ? sent / total : 0),
      },
    )
    if (!uploaded.ok || uploaded.value.photoCondition === 'SOUND') return uploaded
    const { photoCondition } = uploaded.value
    // ImageMagick may not load on a bad connection: the upload is repeated then, because a save needs the right pixels.
    const live = await kernel.decodeAs(imageName, photoCondition).catch(() => null)
    if (live === null) return err({ kind: 'NETWORK' })
    replacePhoto(store, imageName, live)
    if (photoCondition === 'DAMAGED') announcer.toast({ key: 'toast.photoDamaged' }, 'danger')
    return uploaded
  }
