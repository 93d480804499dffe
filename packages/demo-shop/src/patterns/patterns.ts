import type { Pattern } from '../entities/types.ts'
import { type Outline, pathData } from '../ornaments/outline.ts'
import type { Ink } from '../shop/palette.ts'
import {
  blossomMiddles,
  blossoms,
  dots,
  steam,
  tiedDots,
  treasureMiddle,
  treasures,
  WAVE_TILE,
  waves,
} from './curves.ts'
import {
  arrowFeathers,
  checks,
  fishScales,
  HEMP_TILE,
  hempLeaves,
  narrowLattice,
  narrowStripe,
  SCALE_TILE,
  wideLattice,
  wideStripe,
} from './lines.ts'

const pattern = (
  id: string,
  name: string,
  tileMm: number,
  [width, height]: readonly [number, number],
  ground: Ink,
  inks: readonly (readonly [Outline, Ink])[],
): Pattern => ({
  id,
  version: 1,
  name,
  tile: { width, height, shapes: inks.map(([outline], ink) => ({ outline: pathData(outline), ink })) },
  tileMm,
  ground,
  colours: inks.map(([, colour]) => colour),
})

/** The patterns with which customers can fill backgrounds. A changed tile gets a new version, because saved pages have the old one. */
export const PATTERNS: readonly Pattern[] = [
  pattern('asanoha', '麻の葉', 16, HEMP_TILE, '#FBF9F5', [[hempLeaves, '#C9C1B4']]),
  pattern('seigaiha', '青海波', 14, WAVE_TILE, '#FFFFFF', [[waves, '#8FABBD']]),
  pattern('ichimatsu', '市松', 16, [20, 20], '#FBF9F5', [[checks, '#E4DED3']]),
  pattern('shippo', '七宝', 12, [40, 40], '#FBF9F5', [
    [treasures, '#E4DED3'],
    [treasureMiddle, '#D9B96C'],
  ]),
  pattern('yagasuri', '矢絣', 14, [48, 72], '#FFFFFF', [[arrowFeathers, '#E7B7B4']]),
  pattern('kanoko', '鹿の子', 7, [20, 20], '#E7B7B4', [[tiedDots, '#FBF9F5']]),
  pattern('shima', '縞', 10, [20, 10], '#FBF9F5', [
    [wideStripe, '#E4DED3'],
    [narrowStripe, '#B8935A'],
  ]),
  pattern('mizutama', '水玉', 10, [20, 20], '#FFFFFF', [[dots, '#E7B7B4']]),
  pattern('koushi', '格子', 14, [20, 20], '#FBF9F5', [
    [wideLattice, '#E4DED3'],
    [narrowLattice, '#8CA37C'],
  ]),
  pattern('hana', '花', 18, [40, 40], '#FBF9F5', [
    [blossoms, '#E7B7B4'],
    [blossomMiddles, '#D9B96C'],
  ]),
  pattern('uroko', '鱗', 9, SCALE_TILE, '#FBF9F5', [[fishScales, '#E4DED3']]),
  pattern('tatewaku', '立涌', 14, [40, 60], '#FFFFFF', [[steam, '#8CA37C']]),
]

/** Names in English. */
export const ENGLISH_PATTERNS: Readonly<Record<string, string>> = {
  asanoha: 'Hemp leaf',
  seigaiha: 'Blue waves',
  ichimatsu: 'Chequers',
  shippo: 'Linked circles',
  yagasuri: 'Arrow feathers',
  kanoko: 'Fawn spots',
  shima: 'Stripes',
  mizutama: 'Polka dots',
  koushi: 'Lattice',
  hana: 'Blossoms',
  uroko: 'Fish scales',
  tatewaku: 'Rising steam',
}
