import { randomUUID } from 'node:crypto'
import { setTimeout } from 'node:timers/promises'
import type { Design, DesignDraft } from '@irodori/contract/entities/design'
import { isImageItem } from '@irodori/contract/entities/designItem'
import { draftOfPage, pageFromTemplate } from '@irodori/design/designPage'
import { placePhoto } from '@irodori/design/photoPlacement'
import { present } from '@irodori/design/testing/present'
import { encodeJpeg } from '@irodori/imaging/encodePixels'
import { samplePhoto } from '@irodori/imaging/testing/kernelSample'
import { startMagickFromPackage } from '@irodori/imaging/testing/magickForTests'
import type { ShopCaller } from '../fixtures/shopCaller.ts'
import { callShop } from '../fixtures/shopCaller.ts'
import type { Target } from './target.ts'

const ORDER = { number: 'irodori-10000002', phone: '08011112222' }
const PRODUCT = 'greeting-card'
const POLL_INTERVAL_MS = 50
/** Milliseconds after which a customer counts as stopped. */
const PATIENCE_MS = 45_000

/** Milliseconds of each thing that a customer waits for; infinite if it was refused or took too long. */
export interface Waits {
  readonly upload: number
  readonly save: number
  /** From the save until the page is rendered. */
  readonly render: number
}

/** A customer who designs a card while others attack. */
export interface Bystander {
  /** Uploads a photo, saves a card with it and waits for its render, over and over. @returns the median waits */
  work(rounds: number): Promise<Waits>
}

const medianOf = (values: readonly number[]): number =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.POSITIVE_INFINITY

/** Infinite if the work fails or takes too long. */
async function timed(work: () => Promise<unknown>): Promise<number> {
  const started = performance.now()
  const isDone = await Promise.race([
    work().then(
      () => true,
      () => false,
    ),
    setTimeout(PATIENCE_MS, false, { ref: false }),
  ])
  return isDone ? performance.now() - started : Number.POSITIVE_INFINITY
}

export async function openBystander({ address }: Target): Promise<Bystander> {
  await startMagickFromPackage()
  const guest = await callShop(address, ORDER.number, ORDER.phone)
  const template = present((await guest.templates(PRODUCT))[0])
  let photos = 0

  /** Each photo differs, so that nothing is known from an earlier upload. */
  const photo = () => {
    photos += 1
    const pixels = samplePhoto(1600, 1200)
    pixels.data[0] = photos
    return { fileName: 'photo.jpg', contentType: 'image/jpeg', bytes: encodeJpeg(pixels, 90) }
  }

  async function round(): Promise<Waits> {
    const file = photo()
    let uploaded: Awaited<ReturnType<ShopCaller['upload']>> | null = null
    const upload = await timed(async () => {
      uploaded = await guest.upload(file)
    })
    if (uploaded === null) return { upload, save: upload, render: upload }
    const card = draftWith(uploaded)
    let design: Design | null = null
    const save = await timed(async () => {
      design = present((await guest.save('POST', null, [card]))[0])
    })
    if (design === null) return { upload, save, render: save }
    const { id, groupNumber }: Design = design
    const render = await timed(() => rendered(id))
    // The answer has no data, which the caller reports as a refusal.
    await guest.call('DELETE', `/api/guest/design/${ORDER.number}/${groupNumber}`).catch(() => undefined)
    return { upload, save, render }
  }

  function draftWith(uploaded: { imageName: string; sourceWidth: number; sourceHeight: number }): DesignDraft {
    const { imageName, sourceWidth: width, sourceHeight: height } = uploaded
    const page = pageFromTemplate(template, 1, randomUUID)
    const items = page.items.map((item) =>
      isImageItem(item)
        ? { ...item, ...placePhoto(item, { imageName, width, height }) }
        : { ...item, keepsTemplateText: true },
    )
    return draftOfPage({ ...page, items }, null, null)
  }

  async function rendered(id: string): Promise<void> {
    for (;;) {
      const design = (await guest.order()).designs.find((each) => each.id === id)
      if (design && design.printCheck !== 'PENDING') return
      await setTimeout(POLL_INTERVAL_MS)
    }
  }

  return {
    async work(rounds) {
      const all: Waits[] = []
      for (let i = 0; i < rounds; i += 1) all.push(await round())
      return {
        upload: medianOf(all.map(({ upload }) => upload)),
        save: medianOf(all.map(({ save }) => save)),
        render: medianOf(all.map(({ render }) => render)),
      }
    },
  }
}
