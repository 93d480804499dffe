import { CLOCK } from '../layouts/clock.ts'
import { SQUARE } from '../layouts/square.ts'
import { CLOCK_PAGE, DESK_CLOCK_PAGE, PANEL_PAGE } from '../entities/pageFormat.ts'
import type { About } from '../entities/occasion.ts'
import { forLargePhotos, type Row, singles } from './series.ts'

const WALL_CLOCK = { product: 'wall-clock', format: CLOCK_PAGE, layouts: CLOCK, hashtags: ['新築祝い', '家族'] }
const DESK_CLOCK = { product: 'desk-clock', format: DESK_CLOCK_PAGE, layouts: CLOCK, hashtags: ['記念日'] }
const PANEL = { product: 'photo-panel', format: PANEL_PAGE, layouts: SQUARE, hashtags: ['インテリア'] }
const BOARD = { product: 'graduation-board', format: PANEL_PAGE, layouts: SQUARE, hashtags: ['卒園', '卒業'] }

/** Wall clocks in the systems. */
const CLOCK_ROWS: readonly Row<keyof typeof CLOCK>[] = [
  ['lines-sumi', 'roman', {}, ['family']],
  ['lines-kon', 'roman', {}, ['sea']],
  ['fields-hisui', 'square', {}, ['cat']],
  ['fields-akane', 'cross', {}, ['flowers', 'hills', 'sea', 'fuji']],
  ['fields-yamabuki', 'square', {}, ['family']],
  ['rings-ai', 'six', {}, ['sea', 'hills', 'dog', 'family', 'flowers', 'cat']],
  ['rings-momo', 'petals', {}, ['family', 'toys', 'flowers', 'cat', 'dog']],
  ['squared-kinari', 'square', {}, ['dog']],
  ['wrap-hana', 'ring', { latin: 'Home sweet home' }, ['family']],
  ['wrap-yagasuri', 'roman', {}, ['pair']],
  ['lines-kon', 'halves', {}, ['sea', 'flowers']],
  ['twigs-matsuba', 'bars', {}, ['hills']],
  ['twigs-momo', 'ring', { latin: 'Our little home' }, ['tea']],
  ['ink-sumi', 'bars', {}, ['fuji']],
  ['scatter-hearts', 'six', {}, ['cat', 'dog', 'toys', 'flowers', 'family', 'sea']],
  ['scatter-party', 'ring', { latin: 'Time to play' }, ['toys']],
  ['lines-sumi', 'whole', {}, ['hills']],
]

/** Clocks and wall decoration. */
export const ROOM_DESIGNS = [
  ...singles(WALL_CLOCK, [
    ['asanoha', 'ring', { latin: 'Our time together' }, ['family']],
    ['shiro', 'great', {}, ['pair']],
    ['retro', 'petals', {}, ['dog', 'family', 'cat', 'flowers', 'sea']],
    ['kusabana', 'ring', { latin: 'Home sweet home' }, ['flowers']],
    ...CLOCK_ROWS,
  ]),
  ...singles(DESK_CLOCK, [
    ['yozora', 'ring', { latin: 'Good night' }, ['sea']],
    ['kappan', 'great', {}, ['couple']],
    ['nordic', 'petals', {}, ['cat', 'flowers', 'toys', 'hills', 'dog']],
    ['kraft', 'ring', { latin: 'Slow and easy' }, ['cat']],
    ['sakura', 'great', {}, ['fujiSpring']],
  ]),
  ...forLargePhotos(
    singles(PANEL, [
      ['shiro', 'column', { title: '家族の肖像', latin: 'Portrait of a family' }, ['family']],
      ['yozora', 'sky', { title: '星ふる夜に', latin: 'Under the stars' }, ['sea']],
      ['kraft', 'quad', { title: 'うちの仲間たち' }, ['cat', 'dog', 'flowers', 'toys']],
      ['sora', 'centre', { title: 'いい天気', latin: 'What a lovely day' }, ['family']],
    ]),
  ),
  ...singles(BOARD, [
    ['sakura', 'centre', { title: 'そつえん おめでとう', latin: 'Congratulations 2027' }, ['pupil']],
    ['crayon', 'quad', { title: 'みんな だいすき' }, ['soccer', 'toys', 'family', 'flowers']],
    ['sport', 'sky', { title: '三年間ありがとう', latin: 'Class of 2027' }, ['soccer']],
  ]),
]

export const CLOCK_ABOUT: readonly About[] = CLOCK_ROWS.map(([look, layout]) => [
  `${WALL_CLOCK.product}-${look}-${layout}`,
  'ANY',
  'ANY',
])
