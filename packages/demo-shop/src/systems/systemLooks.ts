import type { Look } from '../composing/look.ts'
import { fields, lines, ribbons, rings } from './coloured.ts'
import { ink, scattering, twigs } from './drawn.ts'
import { type PaletteName, PALETTES } from './palette.ts'
import { obi, squared, wrapped } from './patterned.ts'
import { clothed, folded, seal, woolly } from './sheep.ts'
import type { System } from './system.ts'
import { TYPEFACES } from './typefaces.ts'

/** A look as a system of ornament, a palette and faces that are set together. */
function look(
  id: string,
  [name, english]: readonly [japanese: string, english: string],
  system: System,
  colours: PaletteName,
  faces: keyof typeof TYPEFACES,
  hashtags: readonly string[],
  sheep?: (palette: (typeof PALETTES)[PaletteName]) => Look['emblem'],
): Look & { english: string } {
  const palette = PALETTES[colours]
  const { paper, inks } = palette
  const emblem = sheep?.(palette)
  return {
    id,
    name,
    english,
    hashtags,
    paper,
    inks,
    ...TYPEFACES[faces],
    ...system(palette),
    ...(emblem && { emblem }),
  }
}

/** Looks of the systems. Another one is one more line. */
export const SYSTEM_LOOKS = {
  'obi-shippo': look('obi-shippo', ['七宝の帯', 'Linked circles'], obi('shippo'), 'akane', 'brush', [
    '和風',
    '伝統もよう',
  ]),
  'obi-tatewaku': look('obi-tatewaku', ['立涌の帯', 'Rising steam'], obi('tatewaku'), 'fuji', 'classic', [
    '和風',
    '上品',
  ]),
  'obi-uroko': look('obi-uroko', ['鱗の帯', 'Fish scales'], obi('uroko'), 'ai', 'old', ['和風', 'モダン']),
  'wrap-hana': look('wrap-hana', ['花づつみ', 'Wrapped in blossoms'], wrapped('hana'), 'momo', 'gentle', [
    'かわいい',
    '春',
  ]),
  'wrap-koushi': look('wrap-koushi', ['格子づつみ', 'Wrapped in lattice'], wrapped('koushi'), 'matsuba', 'soft', [
    'ナチュラル',
    'あたたかい',
  ]),
  'wrap-yagasuri': look(
    'wrap-yagasuri',
    ['矢絣づつみ', 'Wrapped in feathers'],
    wrapped('yagasuri'),
    'fuji',
    'classic',
    ['和風', 'レトロ'],
  ),
  'squared-sora': look('squared-sora', ['方眼ノート', 'Squared notebook'], squared, 'sora', 'pencil', [
    '手作り風',
    'こども',
  ]),
  'squared-kinari': look('squared-kinari', ['旅のノート', 'Travel notebook'], squared, 'kinari', 'pencil', [
    '手作り風',
    '旅',
  ]),
  'fields-yamabuki': look('fields-yamabuki', ['山吹の余白', 'Golden margin'], fields, 'yamabuki', 'modern', [
    'モダン',
    'ポップ',
  ]),
  'fields-hisui': look('fields-hisui', ['翡翠の余白', 'Jade margin'], fields, 'hisui', 'modern', [
    'モダン',
    'さわやか',
  ]),
  'fields-akane': look('fields-akane', ['茜の余白', 'Madder margin'], fields, 'akane', 'old', ['モダン', 'おしゃれ']),
  'rings-ai': look('rings-ai', ['藍の輪', 'Indigo rings'], rings, 'ai', 'modern', ['モダン', 'シンプル']),
  'rings-momo': look('rings-momo', ['桃色の虹', 'Pink rainbow'], rings, 'momo', 'soft', ['ポップ', 'こども']),
  'lines-sumi': look('lines-sumi', ['墨の罫', 'Ink rules'], lines, 'sumi', 'formal', ['シンプル', '上品']),
  'lines-kon': look('lines-kon', ['紺と金', 'Navy and gold'], lines, 'kon', 'formal', ['上品', '夜']),
  'ribbons-matsuba': look('ribbons-matsuba', ['松葉のリボン', 'Pine ribbons'], ribbons, 'matsuba', 'old', [
    'クラシック',
    'お祝い',
  ]),
  'twigs-matsuba': look('twigs-matsuba', ['線描きの葉', 'Line-drawn leaves'], twigs(), 'matsuba', 'formal', [
    'ボタニカル',
    'ナチュラル',
  ]),
  'twigs-momo': look('twigs-momo', ['線描きの実り', 'Line-drawn fruits'], twigs(true), 'momo', 'gentle', [
    'ボタニカル',
    '春',
  ]),
  'ink-sumi': look('ink-sumi', ['墨ひと筆', 'One stroke in black'], ink, 'sumi', 'brush', ['和風', '手仕事']),
  'ink-ai': look('ink-ai', ['藍ひと筆', 'One stroke in blue'], ink, 'ai', 'dance', ['和風', 'さわやか']),
  'scatter-party': look(
    'scatter-party',
    ['風船と星', 'Balloons and stars'],
    scattering(['balloon', 'star', 'crown'], ['#7FABC4', '#E0B64F', '#DB8F85', '#8CBBA0']),
    'sora',
    'soft',
    ['誕生日', 'こども'],
  ),
  'scatter-hearts': look(
    'scatter-hearts',
    ['ハートとクローバー', 'Hearts and clover'],
    scattering(['heart', 'clover']),
    'momo',
    'gentle',
    ['かわいい', 'ありがとう'],
  ),
  'scatter-snow': look(
    'scatter-snow',
    ['雪と星', 'Snow and stars'],
    scattering(['snowflake', 'glitter']),
    'ai',
    'gentle',
    ['ロマンチック', '季節'],
  ),
  'sheep-shippo': look(
    'sheep-shippo',
    ['七宝の羊', 'Sheep of linked circles'],
    lines,
    'akane',
    'brush',
    ['和風', '羊'],
    clothed('shippo'),
  ),
  'sheep-seigaiha': look(
    'sheep-seigaiha',
    ['青海波の羊', 'Sheep of blue waves'],
    fields,
    'ai',
    'brush',
    ['和風', '羊'],
    clothed('seigaiha'),
  ),
  'sheep-hana': look(
    'sheep-hana',
    ['花ごろもの羊', 'Sheep in blossoms'],
    wrapped('hana'),
    'momo',
    'dance',
    ['かわいい', '羊'],
    clothed('hana'),
  ),
  'sheep-woolly': look(
    'sheep-woolly',
    ['もこもこ羊', 'Woolly sheep'],
    rings,
    'yamabuki',
    'soft',
    ['かわいい', '羊'],
    woolly,
  ),
  'sheep-meadow': look(
    'sheep-meadow',
    ['春を待つ羊', 'Sheep before spring'],
    twigs(),
    'matsuba',
    'gentle',
    ['ナチュラル', '羊'],
    woolly,
  ),
  'sheep-folded': look(
    'sheep-folded',
    ['折り紙の羊', 'Folded sheep'],
    fields,
    'hisui',
    'modern',
    ['モダン', '羊'],
    folded,
  ),
  'sheep-night': look(
    'sheep-night',
    ['紺と金の羊', 'Sheep in navy and gold'],
    obi('kanoko'),
    'kon',
    'classic',
    ['上品', '羊'],
    folded,
  ),
  'sheep-seal': look('sheep-seal', ['羊の落款', 'Sheep seal'], ink, 'sumi', 'brush', ['和風', '羊'], (palette) =>
    seal({ ...palette, deep: '#A93A2B' }),
  ),
  'sheep-ume': look(
    'sheep-ume',
    ['梅と羊', 'Sheep and plum blossoms'],
    scattering(['ume']),
    'akane',
    'dance',
    ['和風', '羊'],
    woolly,
  ),
} as const satisfies Record<string, Look>

/** Their names in Japanese and English. */
export const SYSTEM_LOOK_NAMES = Object.values(SYSTEM_LOOKS).map(({ name, english }) => [name, english] as const)
