import type { Template } from '@irodori/contract'
import { type RefObject, useEffect, useState, useSyncExternalStore } from 'react'
import { readYoursState, subscribeYours, type YoursState } from './yoursStore.ts'

export const useYours = (): YoursState => useSyncExternalStore(subscribeYours, readYoursState, readYoursState)

/** Longer side of a card's picture, in pixels: sharp on a phone's screen too. */
const CARD_SIDE = 560
/** Made a little before it scrolls into sight. */
const AHEAD = '200px'

interface Dressed {
  /** The picture with the photo and the name; null until it is made, or where nothing was given. */
  readonly src: string | null
  readonly isMaking: boolean
}

const BARE: Dressed = { src: null, isMaking: false }

/** A template's picture with what was given, made when its card comes into sight. */
export function useDressedCard(card: RefObject<HTMLElement | null>, pageId: string): Dressed {
  const { dresser } = useYours()
  const [dressed, setDressed] = useState<Dressed>(BARE)
  useEffect(() => {
    setDressed(BARE)
    const place = card.current
    if (!dresser || !place) return
    let isWanted = true
    const watch = new IntersectionObserver(
      ([entry]) => {
        if (!entry?.isIntersecting) return
        watch.disconnect()
        setDressed({ src: null, isMaking: true })
        // Where it fails the shop's own picture stays.
        const show = (src: string | null) => isWanted && setDressed({ src, isMaking: false })
        dresser.picture(pageId, CARD_SIDE).then(show, () => show(null))
      },
      { rootMargin: AHEAD },
    )
    watch.observe(place)
    return () => {
      isWanted = false
      watch.disconnect()
    }
  }, [card, dresser, pageId])
  return dressed
}

const NONE: ReadonlyMap<string, string> = new Map()

/** Pages with what was given, by their ids, as they are made one after the other. */
export function useDressedPages(pages: readonly Template[] | undefined, side: number): ReadonlyMap<string, string> {
  const { dresser } = useYours()
  const [pictures, setPictures] = useState(NONE)
  useEffect(() => {
    setPictures(NONE)
    if (!dresser || !pages) return
    let isWanted = true
    void (async () => {
      for (const page of pages) {
        if (!isWanted) return
        const src = await dresser.picture(page, side).catch(() => null)
        if (isWanted && src) setPictures((last) => new Map(last).set(page.id, src))
      }
    })()
    return () => {
      isWanted = false
    }
  }, [dresser, pages, side])
  return pictures
}
