import {
  NIGHT_ARC,
  NIGHT_CENTRE,
  NIGHT_DIRECTIONS,
  NIGHT_INNER_RADIUS,
  NIGHT_TEXT_RADIUS,
} from '../art/hoshizora/layout.ts'
import { CLOCK_PAGE } from '../entities/pageFormat.ts'
import { GARAMOND } from '../shop/fonts.ts'
import type { Template } from '../entities/types.ts'
import { arcPhoto, circlePhoto, textUnderCircle } from '../drafts/items.ts'
import { template } from '../drafts/template.ts'

/** Overlap of a photo under the edge of its frame. */
const OVERLAP = 14

/** 星空: five photos under a starry sky. */
export function clockHoshizora(): Template[] {
  const centre = { centreX: NIGHT_CENTRE.x, centreY: NIGHT_CENTRE.y }
  const arcs = NIGHT_DIRECTIONS.map((direction) =>
    arcPhoto({
      ...centre,
      direction,
      angle: NIGHT_ARC.angle + 2,
      outerRadius: NIGHT_ARC.outerRadius + OVERLAP,
      innerRadius: NIGHT_ARC.innerRadius - OVERLAP,
    }),
  )
  return [
    template(
      CLOCK_PAGE,
      {
        id: 'clock-hoshizora',
        name: '星空',
        productIdentify: 'wall-clock',
        backgroundColor: '#6E7FA8',
        foregroundUrl: 'artwork/clock-hoshizora-foreground.png',
        publishedAt: '2026-06-20T00:00:00.000Z',
        scenes: ['pair', 'sea', 'hills', 'fuji', 'flowers'],
        hashtags: ['星空', '夜', '記念日'],
      },
      [
        circlePhoto(centre.centreX, centre.centreY, NIGHT_INNER_RADIUS + OVERLAP),
        ...arcs,
        textUnderCircle(
          { ...centre, radius: NIGHT_TEXT_RADIUS, halfWidth: 500, height: 420 },
          { text: 'Under the same stars', font: GARAMOND, fontSize: 18, color: '#D9B96C', spacing: 14 },
        ),
      ],
    ),
  ]
}
