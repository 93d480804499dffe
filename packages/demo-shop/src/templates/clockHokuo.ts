import {
  ARC_DIRECTIONS,
  ARC_FRAME,
  CLOCK_CENTRE,
  INNER_FRAME_RADIUS,
  FRAME_OVERLAP,
  TEXT_RADIUS,
} from '../art/hokuo/layout.ts'
import { CLOCK_PAGE } from '../entities/pageFormat.ts'
import { QUICKSAND } from '../shop/fonts.ts'
import type { Template } from '../entities/types.ts'
import { arcPhoto, circlePhoto, textUnderCircle } from '../drafts/items.ts'
import { template } from '../drafts/template.ts'

/** 北欧: a wreath of northern leaves about seven photos. */
export function clockHokuo(): Template[] {
  const centre = { centreX: CLOCK_CENTRE.x, centreY: CLOCK_CENTRE.y }
  const arcs = ARC_DIRECTIONS.map((direction) =>
    arcPhoto({
      ...centre,
      direction,
      angle: ARC_FRAME.angle + 2,
      outerRadius: ARC_FRAME.outerRadius + FRAME_OVERLAP,
      innerRadius: ARC_FRAME.innerRadius - FRAME_OVERLAP,
    }),
  )
  return [
    template(
      CLOCK_PAGE,
      {
        id: 'clock-hokuo',
        name: '北欧の葉',
        productIdentify: 'wall-clock',
        backgroundColor: '#E9E6DA',
        foregroundUrl: 'artwork/clock-hokuo-foreground.png',
        publishedAt: '2026-04-11T00:00:00.000Z',
        scenes: ['family', 'hills', 'cat', 'flowers', 'sea', 'toys', 'dog'],
        hashtags: ['北欧', '葉', '家族'],
      },
      [
        circlePhoto(centre.centreX, centre.centreY, INNER_FRAME_RADIUS + FRAME_OVERLAP),
        ...arcs,
        textUnderCircle(
          { ...centre, radius: TEXT_RADIUS, halfWidth: 480, height: 480 },
          { text: 'Our happy time together', font: QUICKSAND, fontSize: 18, color: '#2F5D5A', spacing: 10 },
        ),
      ],
    ),
  ]
}
