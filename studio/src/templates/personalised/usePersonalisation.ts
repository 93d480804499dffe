import type { Template } from '@irodori/contract/entities/template'
import { type RefObject, useEffect, useState, useSyncExternalStore } from 'react'
import { type PersonalisationState, personalisationState, subscribePersonalisation } from './personalisationStore.ts'

export const usePersonalisation = (): PersonalisationState =>
  useSyncExternalStore(subscribePersonalisation, personalisationState, personalisationState)

/** Longer side of a card's picture in pixels, enough for a phone's screen of high density. */
const CARD_SIDE = 560
/** A card's picture is rendered before the card scrolls into view. */
const MARGIN = '200px'

interface PersonalisedPicture {
  /** URL of the picture; null until it is rendered, and without a personalisation. */
  readonly src: string | null
  readonly isRendering: boolean
}

const NO_PICTURE: PersonalisedPicture = { src: null, isRendering: false }

/** A template's personalised picture, rendered when its card comes into view. */
export function usePersonalisedCard(card: RefObject<HTMLElement | null>, pageId: string): PersonalisedPicture {
  const { preview } = usePersonalisation()
  const [picture, setPicture] = useState<PersonalisedPicture>(NO_PICTURE)
  useEffect(() => {
    setPicture(NO_PICTURE)
    const place = card.current
    if (!preview || !place) return
    let isWanted = true
    const watch = new IntersectionObserver(
      ([entry]) => {
        if (!entry?.isIntersecting) return
        watch.disconnect()
        setPicture({ src: null, isRendering: true })
        // After a failure the card keeps the shop's own picture.
        const finish = (src: string | null) => isWanted && setPicture({ src, isRendering: false })
        preview.picture(pageId, CARD_SIDE).then(finish, () => finish(null))
      },
      { rootMargin: MARGIN },
    )
    watch.observe(place)
    return () => {
      isWanted = false
      watch.disconnect()
    }
  }, [card, preview, pageId])
  return picture
}

const NONE: ReadonlyMap<string, string> = new Map()

/** Personalised pictures of pages by the pages' ids, rendered one after the other. */
export function usePersonalisedPages(
  pages: readonly Template[] | undefined,
  side: number,
): ReadonlyMap<string, string> {
  const { preview } = usePersonalisation()
  const [pictures, setPictures] = useState(NONE)
  useEffect(() => {
    setPictures(NONE)
    if (!preview || !pages) return
    let isWanted = true
    void (async () => {
      for (const page of pages) {
        if (!isWanted) return
        const src = await preview.picture(page, side).catch(() => null)
        if (isWanted && src) setPictures((last) => new Map(last).set(page.id, src))
      }
    })()
    return () => {
      isWanted = false
    }
  }, [preview, pages, side])
  return pictures
}
