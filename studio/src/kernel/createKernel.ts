import type { TextItem } from '@irodori/contract'
import { isTextItem } from '@irodori/contract'
import type { DesignPage } from '@irodori/design'
import type { DisplayList } from '@irodori/scene'
import { displayList, isPrintedText, textRequest } from '@irodori/scene'
import type { TextSetting } from '@irodori/typography'
import type { Remote } from 'comlink'
import { wrap } from 'comlink'
import type { ImageMaker } from './imagingWorker.ts'
import type { ExactRender, Kernel } from './kernel.ts'
import { latestOnly } from './latestOnly.ts'
import type { TypeSetter } from './typeWorker.ts'

/** Starts the two workers: one sets words while the other makes pixels, so typing never waits for a photo. */
export function createKernel(): Kernel {
  const imagingThread = new Worker(IMAGING_WORKER_URL, { type: 'module', name: 'imaging' })
  const typeThread = new Worker(TYPE_WORKER_URL, { type: 'module', name: 'type' })
  const imageMaker: Remote<ImageMaker> = wrap<ImageMaker>(imagingThread)
  const typeSetter: Remote<TypeSetter> = wrap<TypeSetter>(typeThread)
  // A print render that is pushed out would be a save without its hash, so prints wait for each other.
  const screenRenders = latestOnly()

  async function listOf(page: DesignPage): Promise<DisplayList> {
    const texts = page.items.filter(isTextItem).filter(isPrintedText)
    const settings = new Map<TextItem, TextSetting>()
    await Promise.all(
      texts.map(async (item) => {
        const request = textRequest(item, page.sheet.dpi)
        settings.set(item, await typeSetter.setText(request, item.font, item.fontWeight))
      }),
    )
    return displayList(page, (item) => settings.get(item) as TextSetting)
  }

  const render = async (page: DesignPage, scale: number): Promise<ExactRender> =>
    imageMaker.render(await listOf(page), scale)

  return {
    ingest: (file, maxBytes) => imageMaker.ingest(file, maxBytes),
    loadPhoto: (imageName, url) => imageMaker.loadPhoto(imageName, url),
    loadArtwork: (key) => imageMaker.loadArtwork(key),
    setText: (request, font, weight) => typeSetter.setText(request, font, weight),
    render: (page, scale, purpose) =>
      purpose === 'screen' ? screenRenders(() => render(page, scale)) : render(page, scale),
    destroy() {
      imagingThread.terminate()
      typeThread.terminate()
    },
  }
}
