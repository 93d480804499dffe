import { startWorker } from '@irodori/client/startWorker'
import type { FontWeight } from '@irodori/contract/entities/designItem'
import type { DesignPage } from '@irodori/design/designPage'
import type { TextRequest, TextSetting } from '@irodori/typography/textRequest'
import type { Remote } from 'comlink'
import { wrap } from 'comlink'
import type { ImageMaker } from './imagingWorker.ts'
import { inBatches } from './inBatches.ts'
import type { ExactRender, Kernel, PrintRender } from './kernel.ts'
import { latestOnly } from './latestOnly.ts'
import type { TypeSetter } from './typeWorker.ts'

/** Texts per batch, about 10 ms of layout. */
const TEXTS_PER_BATCH = 24

/** Starts two workers: one for text layout and one for pixels, so that typing never waits for a photo. */
export function createKernel(): Kernel {
  const imagingThread = startWorker(IMAGING_WORKER_URL, 'imaging')
  const typeThread = startWorker(TYPE_WORKER_URL, 'type')
  const imageMaker: Remote<ImageMaker> = wrap<ImageMaker>(imagingThread)
  const typeSetter: Remote<TypeSetter> = wrap<TypeSetter>(typeThread)
  // A save needs the hash of its print render, so print renders are queued and never replaced.
  const screenRenders = latestOnly()

  const setters = new Map<string, (request: TextRequest) => Promise<TextSetting>>()

  function setText(request: TextRequest, font: string, weight: FontWeight): Promise<TextSetting> {
    const key = `${weight} ${font}`
    const setter =
      setters.get(key) ??
      inBatches((all: readonly TextRequest[]) => typeSetter.setTexts(all, font, weight), TEXTS_PER_BATCH)
    setters.set(key, setter)
    return setter(request)
  }

  function render(page: DesignPage, scale: number, purpose: 'screen' | 'small'): Promise<ExactRender | null>
  function render(page: DesignPage, scale: number, purpose: 'print'): Promise<PrintRender | null>
  async function render(page: DesignPage, scale: number, purpose: 'screen' | 'small' | 'print') {
    if (purpose === 'print') return imageMaker.renderPrint(await typeSetter.listOf(page), scale)
    return screenRenders(async () => imageMaker.render(await typeSetter.listOf(page), scale, purpose === 'small'))
  }

  return {
    ingest: (file, maxBytes) => imageMaker.ingest(file, maxBytes),
    hashPhoto: (imageName, file) => imageMaker.hashPhoto(imageName, file),
    decodeAs: (imageName, condition) => imageMaker.decodeAs(imageName, condition),
    loadPhoto: (imageName, url) => imageMaker.loadPhoto(imageName, url),
    loadArtwork: (key) => imageMaker.loadArtwork(key),
    setText,
    drawSheet: (sheet) => typeSetter.drawSheet(sheet),
    formsOf: (text, font, weight) => typeSetter.formsOf(text, font, weight),
    render,
    destroy() {
      imagingThread.terminate()
      typeThread.terminate()
    },
  }
}
