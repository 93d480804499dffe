import { addressSide } from './art/addressSide.ts'
import { hanaikadaCardBackBackground, hanaikadaCardBackForeground } from './art/hanaikada/cardBack.ts'
import { hanaikadaCardFront } from './art/hanaikada/cardFront.ts'
import { hokuoClockDial } from './art/hokuo/clockDial.ts'
import { hoshizoraClockDial } from './art/hoshizora/clockDial.ts'
import { MESSAGE_COVER, messageCover } from './art/message/messageCover.ts'
import { birthdayBackground, birthdayForeground } from './art/mori/birthdaySpread.ts'
import { birthBackground, birthForeground } from './art/mori/birthSpread.ts'
import { moriBack, moriCover } from './art/mori/covers.ts'
import { outingBackground, outingForeground } from './art/mori/outingSpread.ts'
import { viewForeground } from './art/mori/viewSpread.ts'
import { seigaihaCardBackBackground, seigaihaCardBackForeground, seigaihaCardFront } from './art/seigaiha/card.ts'
import {
  suisaiBackBackground,
  suisaiBackForeground,
  suisaiCoverBackground,
  suisaiCoverForeground,
} from './art/suisai/covers.ts'
import { suisaiEveningForeground } from './art/suisai/eveningSpread.ts'
import { suisaiStartBackground, suisaiStartForeground } from './art/suisai/startSpread.ts'
import { suisaiTableBackground, suisaiTableForeground } from './art/suisai/tableSpread.ts'
import { suisaiJourneyBackground, suisaiJourneyForeground } from './art/suisai/journeySpread.ts'
import {
  blossomPaper,
  furoshiki,
  giftBox,
  kraftPaper,
  noshiPaper,
  WRAPPING_PICTURE,
} from './art/wrapping/wrappedGift.ts'
import type { Artwork } from './entities/artwork.ts'
import { artworkOf } from './composing/compose.ts'
import { DESIGNS } from './designs/designs.ts'
import { BOOKLET_COVER_PAGE, BOOKLET_SPREAD_PAGE, CARD_PAGE, CLOCK_PAGE } from './entities/pageFormat.ts'
import { MESSAGE_TEMPLATES } from './shop/messageTemplates.ts'

const of = (
  slug: string,
  { width, height }: { width: number; height: number },
  seed: number,
  draw: (seed: number) => string,
): Artwork => ({
  key: `artwork/${slug}.png`,
  width,
  height,
  draw: () => draw(seed),
})

const LAYERS: readonly Artwork[] = [
  of('card-hanaikada-front-foreground', CARD_PAGE, 7, hanaikadaCardFront),
  of('card-hanaikada-back-background', CARD_PAGE, 11, hanaikadaCardBackBackground),
  of('card-hanaikada-back-foreground', CARD_PAGE, 12, hanaikadaCardBackForeground),
  of('card-seigaiha-front-foreground', CARD_PAGE, 3, seigaihaCardFront),
  of('card-seigaiha-back-background', CARD_PAGE, 4, seigaihaCardBackBackground),
  of('card-seigaiha-back-foreground', CARD_PAGE, 5, seigaihaCardBackForeground),
  of('card-address-foreground', CARD_PAGE, 1, addressSide),
  of('clock-hokuo-foreground', CLOCK_PAGE, 7, hokuoClockDial),
  of('clock-hoshizora-foreground', CLOCK_PAGE, 9, hoshizoraClockDial),
  of('booklet-mori-cover-foreground', BOOKLET_COVER_PAGE, 7, moriCover),
  of('booklet-mori-birth-background', BOOKLET_SPREAD_PAGE, 21, birthBackground),
  of('booklet-mori-birth-foreground', BOOKLET_SPREAD_PAGE, 22, birthForeground),
  of('booklet-mori-outing-background', BOOKLET_SPREAD_PAGE, 23, outingBackground),
  of('booklet-mori-outing-foreground', BOOKLET_SPREAD_PAGE, 24, outingForeground),
  of('booklet-mori-birthday-background', BOOKLET_SPREAD_PAGE, 25, birthdayBackground),
  of('booklet-mori-birthday-foreground', BOOKLET_SPREAD_PAGE, 26, birthdayForeground),
  of('booklet-mori-view-foreground', BOOKLET_SPREAD_PAGE, 27, viewForeground),
  of('booklet-mori-back-foreground', BOOKLET_COVER_PAGE, 28, moriBack),
  of('booklet-suisai-cover-background', BOOKLET_COVER_PAGE, 41, suisaiCoverBackground),
  of('booklet-suisai-cover-foreground', BOOKLET_COVER_PAGE, 42, suisaiCoverForeground),
  of('booklet-suisai-start-background', BOOKLET_SPREAD_PAGE, 43, suisaiStartBackground),
  of('booklet-suisai-start-foreground', BOOKLET_SPREAD_PAGE, 44, suisaiStartForeground),
  of('booklet-suisai-way-background', BOOKLET_SPREAD_PAGE, 45, suisaiJourneyBackground),
  of('booklet-suisai-way-foreground', BOOKLET_SPREAD_PAGE, 46, suisaiJourneyForeground),
  of('booklet-suisai-table-background', BOOKLET_SPREAD_PAGE, 47, suisaiTableBackground),
  of('booklet-suisai-table-foreground', BOOKLET_SPREAD_PAGE, 48, suisaiTableForeground),
  of('booklet-suisai-evening-foreground', BOOKLET_SPREAD_PAGE, 50, suisaiEveningForeground),
  of('booklet-suisai-back-background', BOOKLET_COVER_PAGE, 51, suisaiBackBackground),
  of('booklet-suisai-back-foreground', BOOKLET_COVER_PAGE, 52, suisaiBackForeground),
]

const wrapping = (slug: string, seed: number, draw: (seed: number) => string): Artwork => ({
  key: `wrapping/${slug}.png`,
  ...WRAPPING_PICTURE,
  draw: () => draw(seed),
})

const gift = (theme: string): Artwork => ({
  key: `message/${theme}.png`,
  ...MESSAGE_COVER,
  draw: () => messageCover(theme),
})

const GIFTS: readonly Artwork[] = MESSAGE_TEMPLATES.map(({ theme }) => gift(theme))

/** All artwork of the shop; the most needed first. */
export const ARTWORK: readonly Artwork[] = [
  ...LAYERS,
  ...DESIGNS.flatMap(artworkOf),
  wrapping('blossom-paper', 61, blossomPaper),
  wrapping('kraft-paper', 62, kraftPaper),
  wrapping('noshi-paper', 63, noshiPaper),
  wrapping('gift-box', 64, giftBox),
  wrapping('furoshiki', 65, furoshiki),
  ...GIFTS,
]
