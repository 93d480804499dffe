import type { Ornament } from '../entities/types.ts'
import type { Ink } from '../shop/palette.ts'
import type { Outline } from './outline.ts'
import { pathData } from './outline.ts'
import { cherryPetals, cloverLeaves, cloverStem, plumPetals, stamens, twig, twigLeaves } from './plants.ts'
import { cloud, glitter, heart, moon, notes, snowflake, star } from './signs.ts'
import {
  balloon,
  balloonLight,
  balloonString,
  band,
  bandEnds,
  bubble,
  bubbleInside,
  cornerKnot,
  cornerRule,
  crown,
  jewels,
} from './things.ts'

type Shape = readonly [Outline, ink: 0 | 1]

const ornament = (
  id: string,
  name: string,
  colours: readonly [Ink] | readonly [Ink, Ink],
  shapes: readonly Shape[],
  [width, height]: readonly [number, number] = [100, 100],
): Ornament => ({
  id,
  version: 1,
  name,
  drawing: { width, height, shapes: shapes.map(([outline, ink]) => ({ outline: pathData(outline), ink })) },
  colours: [...colours],
})

/** The drawings that customers can add to their pages. A changed drawing gets a new version, because saved pages have the old one. */
export const ORNAMENTS: readonly Ornament[] = [
  ornament(
    'sakura',
    '桜',
    ['#E7B7B4', '#A93A2B'],
    [
      [cherryPetals, 0],
      [stamens(17, 10), 1],
    ],
  ),
  ornament(
    'ume',
    '梅',
    ['#A93A2B', '#D9B96C'],
    [
      [plumPetals, 0],
      [stamens(15, 8), 1],
    ],
  ),
  ornament(
    'twig',
    '小枝',
    ['#3F7A5C', '#7A4B3A'],
    [
      [twig, 1],
      [twigLeaves, 0],
    ],
  ),
  ornament(
    'clover',
    'クローバー',
    ['#8CA37C', '#3F7A5C'],
    [
      [cloverStem, 1],
      [cloverLeaves, 0],
    ],
  ),
  ornament('heart', 'ハート', ['#C8694F'], [[heart, 0]]),
  ornament('star', '星', ['#D9B96C'], [[star, 0]]),
  ornament('glitter', 'きらめき', ['#B8935A'], [[glitter, 0]]),
  ornament('moon', '月', ['#D9B96C'], [[moon, 0]], [96, 104]),
  ornament('cloud', '雲', ['#8FABBD'], [[cloud, 0]], [100, 66]),
  ornament('snowflake', '雪', ['#4F7596'], [[snowflake, 0]]),
  ornament('notes', '音符', ['#25211D'], [[notes, 0]], [100, 96]),
  ornament(
    'balloon',
    '風船',
    ['#A93A2B', '#FBF9F5'],
    [
      [balloonString, 0],
      [balloon, 0],
      [balloonLight, 1],
    ],
    [80, 132],
  ),
  ornament(
    'crown',
    '王冠',
    ['#D9B96C', '#A93A2B'],
    [
      [crown, 0],
      [jewels, 1],
    ],
    [100, 82],
  ),
  ornament(
    'ribbon',
    'リボン',
    ['#28486B', '#4F7596'],
    [
      [bandEnds, 1],
      [band, 0],
    ],
    [200, 50],
  ),
  ornament(
    'bubble',
    'ふきだし',
    ['#25211D', '#FFFFFF'],
    [
      [bubble, 0],
      [bubbleInside, 1],
    ],
    [120, 100],
  ),
  ornament(
    'corner',
    '角飾り',
    ['#B8935A', '#8A5A00'],
    [
      [cornerRule, 0],
      [cornerKnot, 1],
    ],
  ),
]

/** Names in English. */
export const ENGLISH_ORNAMENTS: Readonly<Record<string, string>> = {
  sakura: 'Cherry blossom',
  ume: 'Plum blossom',
  twig: 'Twig',
  clover: 'Clover',
  heart: 'Heart',
  star: 'Star',
  glitter: 'Sparkle',
  moon: 'Moon',
  cloud: 'Cloud',
  snowflake: 'Snowflake',
  notes: 'Music notes',
  balloon: 'Balloon',
  crown: 'Crown',
  ribbon: 'Ribbon',
  bubble: 'Speech bubble',
  corner: 'Corner ornament',
}
