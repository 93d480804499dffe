import type { PhotoProblem } from '@irodori/canvas/photoReader'
import type { PhotoCondition } from '@irodori/contract/entities/photoCondition'
import type { DesignPage } from '@irodori/design/designPage'
import { fillRow } from '@irodori/design/merge/fillRow'
import type { MergeList, MergeRow } from '@irodori/design/merge/mergeList'
import { present } from '@irodori/design/testing/present'
import { openPhoto } from '@irodori/imaging/browser/openPhoto'
import { hashPixels } from '@irodori/imaging/hashPixels'
import { acceptedPhoto } from '@irodori/imaging/photoError'
import { textRequest } from '@irodori/scene/textRequest'
import { createKernel } from '../../../studio/src/kernel/createKernel.ts'

const kernel = createKernel()

const bytesOf = (base64: string): Uint8Array<ArrayBuffer> => Uint8Array.from(atob(base64), (one) => one.charCodeAt(0))

interface TakenPhoto {
  readonly imageName: string
  /** Bytes of the converted file; null if the chosen one is sent as it is. */
  readonly sent: number | null
  readonly width: number
  readonly height: number
}

/** The functions that tests call in the page: the studio's kernel without the studio. */
const kernelPage = {
  async loadPhoto(imageName: string, url: string): Promise<void> {
    await kernel.loadPhoto(imageName, url)
  },
  async printHash(page: DesignPage): Promise<string | null> {
    const render = await kernel.render(page, 1, 'print')
    render?.bitmap.close()
    return render?.hash ?? null
  },
  /** Fills a page with a row of a list as the editor does, and returns the hash of its print and the milliseconds of both. */
  async printRow(page: DesignPage, list: MergeList, row: MergeRow, sizes: readonly number[]) {
    const design = { designSeriesId: null, pages: [page] }
    const begun = performance.now()
    const filled = await fillRow(design, list, row, {
      measure: (item) => kernel.setText(textRequest(item, page.sheet.dpi), item.font, item.fontWeight),
      sizes,
      fontFor: (item) => item.font,
    })
    const set = performance.now()
    const hash = await kernelPage.printHash(present(filled.document.pages[0]))
    return { hash, filledMs: set - begun, printedMs: performance.now() - set }
  },
  /** The hash of a file's pixels as the browser decodes it; null if the kernel leaves the file to ImageMagick. */
  async openNatively(base64: string): Promise<string | null> {
    const left = new Error('left to ImageMagick')
    try {
      const { pixels } = acceptedPhoto(await openPhoto(bytesOf(base64), () => Promise.reject(left)))
      return await hashPixels(pixels)
    } catch (error) {
      if (error === left) return null
      throw error
    }
  },
  /** The hash of a chosen file's pixels, which goes with its upload; null if the kernel refuses the file. */
  async hashChosen(base64: string): Promise<string | null> {
    const file = new Blob([bytesOf(base64)])
    const answer = await kernel.ingest(file, 10_000_000)
    return answer.ok ? kernel.hashPhoto(answer.photo.imageName, file) : null
  },
  /** The hash of its pixels once the server has told its condition. */
  async hashDecodedAs(base64: string, imageName: string, condition: PhotoCondition): Promise<string> {
    await kernel.decodeAs(imageName, condition)
    return kernel.hashPhoto(imageName, new Blob([bytesOf(base64)]))
  },
  /** Takes a file as if chosen; or tells why it is refused. */
  async ingest(base64: string, maxBytes = 10_000_000): Promise<TakenPhoto | PhotoProblem> {
    const answer = await kernel.ingest(new Blob([bytesOf(base64)]), maxBytes)
    if (!answer.ok) return answer.problem
    const { imageName, converted, live } = answer.photo
    return { imageName, sent: converted?.size ?? null, width: live.width, height: live.height }
  },
}

export type KernelPage = typeof kernelPage

Object.assign(globalThis, { kernelPage })
