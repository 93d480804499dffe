import { monthPage, YEAR_PAGE } from '../layouts/calendar.ts'
import { CLOCK } from '../layouts/clock.ts'
import { SQUARE } from '../layouts/square.ts'
import { A4_PAGE, CLOCK_PAGE, DESK_CLOCK_PAGE, PANEL_PAGE, POSTCARD_PAGE } from '../entities/pageFormat.ts'
import { forLargePhotos, singles } from './series.ts'

const WALL_CLOCK = { product: 'wall-clock', format: CLOCK_PAGE, layouts: CLOCK, hashtags: ['新築祝い', '家族'] }
const DESK_CLOCK = { product: 'desk-clock', format: DESK_CLOCK_PAGE, layouts: CLOCK, hashtags: ['記念日'] }
const YEAR = { product: 'wall-calendar', format: A4_PAGE, layouts: YEAR_PAGE, hashtags: ['2027年'] }
const MONTHS = {
  january: monthPage(1),
  february: monthPage(2),
  april: monthPage(4),
  may: monthPage(5),
  july: monthPage(7),
  october: monthPage(10),
}
const MONTH = { product: 'desk-calendar', format: POSTCARD_PAGE, layouts: MONTHS, hashtags: ['2027年'] }
const PANEL = { product: 'photo-panel', format: PANEL_PAGE, layouts: SQUARE, hashtags: ['インテリア'] }
const BOARD = { product: 'graduation-board', format: PANEL_PAGE, layouts: SQUARE, hashtags: ['卒園', '卒業'] }

/** Clocks, calendars and wall decoration. */
export const ROOM_DESIGNS = [
  ...singles(WALL_CLOCK, [
    ['asanoha', 'ring', { latin: 'Our time together' }, ['family']],
    ['shiro', 'great', {}, ['couple']],
    ['retro', 'petals', {}, ['dog', 'family', 'cat', 'flowers', 'sea']],
    ['kusabana', 'ring', { latin: 'Home sweet home' }, ['flowers']],
  ]),
  ...singles(DESK_CLOCK, [
    ['yozora', 'ring', { latin: 'Good night' }, ['sea']],
    ['kappan', 'great', {}, ['couple']],
    ['nordic', 'petals', {}, ['cat', 'flowers', 'toys', 'hills', 'dog']],
    ['kraft', 'ring', { latin: 'Slow and easy' }, ['cat']],
    ['sakura', 'great', {}, ['fuji']],
  ]),
  ...singles(YEAR, [
    ['shiro', 'hero', { title: '家族のこよみ', latin: '2027' }, ['family']],
    ['nordic', 'trio', { title: 'わが家の一年', latin: '2027' }, ['family', 'cake', 'cat']],
    ['kusabana', 'hero', { title: '花のこよみ', latin: '2027' }, ['flowers']],
    ['washi', 'trio', { title: '四季折々', latin: '2027' }, ['fuji', 'flowers', 'sea']],
    ['crayon', 'trio', { title: 'みんなのカレンダー', latin: '2027' }, ['dog', 'soccer', 'toys']],
  ]),
  ...singles(MONTH, [
    ['nami', 'january', { title: '初日の出' }, ['fuji'], ['冬']],
    ['ichimatsu', 'february', { title: 'ひだまり' }, ['cat'], ['冬']],
    ['sakura', 'april', { title: '花の便り' }, ['fuji'], ['春']],
    ['sora', 'may', { title: '風薫る' }, ['family'], ['春']],
    ['retro', 'july', { title: '夏休み' }, ['sea'], ['夏']],
    ['kraft', 'october', { title: '実りの秋' }, ['hills'], ['秋']],
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
    ['sakura', 'centre', { title: 'そつえん おめでとう', latin: 'Congratulations 2027' }, ['family']],
    ['crayon', 'quad', { title: 'みんな だいすき' }, ['soccer', 'toys', 'family', 'flowers']],
    ['sport', 'sky', { title: '三年間ありがとう', latin: 'Class of 2027' }, ['soccer']],
  ]),
]
