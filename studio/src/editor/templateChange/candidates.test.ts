import type { TemplateCard, TemplateSeries } from '@irodori/contract/entities/template'
import { expect, it } from 'vitest'
import { samplePage } from '../../../testing/sampleDesign.ts'
import { coloursOf, filterTemplates, hashtagsOf } from '../../templates/list/filterTemplates.ts'
import type { TemplateChoice } from '../../templates/templateChoice.ts'
import type { WholeList } from './candidates.ts'
import { candidates } from './candidates.ts'
import { ANY_LAYOUT, filterLayouts, photoCountsOf } from './layoutFilter.ts'

const { sheet } = samplePage('any', [])

const card = (id: string, patch: Partial<TemplateCard> = {}): TemplateCard =>
  ({
    ...sheet,
    id,
    name: id,
    templateGroupId: id.split(' ')[0],
    pageNumber: '0',
    sideNumber: 1,
    imageItemCount: 1,
    textItemCount: 2,
    thumbnailUrl: '',
    hashtags: [],
    ...patch,
  }) as TemplateCard

const series = (id: string, pages: readonly string[], patch: Partial<TemplateCard> = {}): TemplateSeries =>
  ({
    id,
    name: id,
    templates: pages.map((pageNumber) => card(`${id} ${pageNumber}`, { pageNumber, ...patch })),
    sumImageItemSeries: 5,
    sumTextItemSeries: 7,
    hashtags: [],
    thumbnailUrl: '',
  }) as unknown as TemplateSeries

const front = samplePage('front', [], { templateId: 'spring front' })
const back = samplePage('back', [], { templateId: 'spring back', sideNumber: 2 })
const sides = (name: string, patch: Partial<TemplateCard> = {}) => [
  card(`${name} front`, patch),
  card(`${name} back`, { ...patch, sideNumber: 2 }),
]
const cards: WholeList = {
  kind: 'CARDS',
  cards: [...sides('spring'), ...sides('wave'), ...sides('large', { width: 9999 })],
}

const mori = ['-1', '0', '1'].map((pageNumber) =>
  samplePage(pageNumber, [], { pageNumber, templateId: `mori ${pageNumber}` }),
)
const books: WholeList = {
  kind: 'SERIES',
  series: [
    series('mori', ['-1', '0', '1']),
    series('suisai', ['-1', '0', '1']),
    series('wide', ['-1', '0'], { width: 1 }),
  ],
}

const ids = (choices: readonly TemplateChoice[]) => choices.map(({ id }) => id)

it('PGS-16: offers other templates of the same side and size for one side of a card', () => {
  expect(ids(candidates(cards, [front, back], front, 'PAGE', null))).toEqual(['wave front'])
  expect(ids(candidates(cards, [front, back], back, 'PAGE', null))).toEqual(['wave back'])
})

it('PGS-16: offers the templates of the same page in other series for a page of a booklet', () => {
  expect(ids(candidates(books, mori, mori[0] as never, 'PAGE', 2))).toEqual(['suisai -1'])
  expect(ids(candidates(books, mori, mori[2] as never, 'PAGE', 2))).toEqual(['suisai 1'])
})

it('PGS-26: offers the templates of all inner pages for an inner page, and none of them for a cover', () => {
  const numbers = ['-1', '0', '1', '2']
  const book = numbers.map((pageNumber) => samplePage(pageNumber, [], { pageNumber, templateId: `mori ${pageNumber}` }))
  const list: WholeList = { kind: 'SERIES', series: [series('mori', numbers), series('suisai', numbers)] }
  const offered = (at: number) => ids(candidates(list, book, book[at] as never, 'PAGE', 4))
  expect(offered(1)).toEqual(['mori 1', 'suisai 0', 'suisai 1'])
  expect([offered(0), offered(3)]).toEqual([['suisai -1'], ['suisai 2']])
})

it('PGS-29: begins the list of a page with the templates of its own series', () => {
  const numbers = ['-1', '0', '1', '2']
  const list: WholeList = { kind: 'SERIES', series: [series('suisai', numbers), series('mori', numbers)] }
  const one = samplePage('0', [], { pageNumber: '0', templateId: 'mori 0' })
  expect(ids(candidates(list, [one], one, 'PAGE', 4))).toEqual(['mori 1', 'suisai 0', 'suisai 1'])
})

it('PGS-17: offers other groups or series for the whole design with the counts of all pages', () => {
  const [whole, ...others] = candidates(cards, [front, back], back, 'WHOLE', null)
  expect([whole, others]).toEqual([
    expect.objectContaining({ id: 'wave back', photos: 2, texts: 4, isSeries: false }),
    [],
  ])
  expect(candidates(books, mori, mori[1] as never, 'WHOLE', 2)).toEqual([
    expect.objectContaining({ id: 'suisai', photos: 5, texts: 7, isSeries: true }),
  ])
})

it('PGS-17: offers both groups for a design that mixes them', () => {
  const mixed = [front, { ...back, templateId: 'wave back' }]
  expect(ids(candidates(cards, mixed, front, 'WHOLE', null))).toEqual(['spring front', 'wave front'])
})

const choice = (
  name: string,
  photos: number,
  texts: number,
  hashtags: TemplateChoice['hashtags'] = [],
  colours: TemplateChoice['colours'] = [],
): TemplateChoice => ({ id: name, name, photos, texts, hashtags, colours }) as TemplateChoice
const list = [
  choice('花筏', 1, 4, ['春', 'ありがとう'], ['white', 'pink']),
  choice('青海波', 3, 2, ['和'], ['blue', 'white']),
  choice('ＦＬＯＷＥＲ', 3, 3, ['春']),
]
const START = { search: '', hashtag: '', colour: '', orderBy: 'newest' } as const

it('PGS-18, CAT-14: sorts the list by newest, photo count or message count, equal counts by newest', () => {
  const sorted = (orderBy: 'newest' | 'photoCount' | 'messageCount') =>
    ids(filterTemplates(list, { ...START, orderBy }))
  expect(sorted('newest')).toEqual(['花筏', '青海波', 'ＦＬＯＷＥＲ'])
  expect(sorted('photoCount')).toEqual(['青海波', 'ＦＬＯＷＥＲ', '花筏'])
  expect(sorted('messageCount')).toEqual(['花筏', 'ＦＬＯＷＥＲ', '青海波'])
})

it('PGS-21, CAT-59: searches name and hashtags in any width and filters by a hashtag and a colour', () => {
  expect(ids(filterTemplates(list, { ...START, search: ' flower　春 ' }))).toEqual(['ＦＬＯＷＥＲ'])
  expect(ids(filterTemplates(list, { ...START, hashtag: '春' }))).toEqual(['花筏', 'ＦＬＯＷＥＲ'])
  expect(ids(filterTemplates(list, { ...START, hashtag: '春', search: '海' }))).toEqual([])
  expect(hashtagsOf(list)).toEqual(['春', 'ありがとう', '和'])
  expect(ids(filterTemplates(list, { ...START, colour: 'white' }))).toEqual(['花筏', '青海波'])
  expect(ids(filterTemplates(list, { ...START, colour: 'white', search: '海' }))).toEqual(['青海波'])
  expect(coloursOf(list)).toEqual(['white', 'pink', 'blue'])
})

it('PGS-29: narrows the list to a number of photos and to templates without texts', () => {
  const layouts = [choice('six', 6, 0), choice('six with words', 6, 2), choice('one', 1, 0), choice('two', 2, 1)]
  expect(photoCountsOf(layouts)).toEqual([1, 2, 6])
  expect(ids(filterLayouts(layouts, ANY_LAYOUT))).toEqual(ids(layouts))
  expect(ids(filterLayouts(layouts, { photos: 6, hasNoTexts: false }))).toEqual(['six', 'six with words'])
  expect(ids(filterLayouts(layouts, { photos: 6, hasNoTexts: true }))).toEqual(['six'])
  expect(ids(filterLayouts(layouts, { photos: null, hasNoTexts: true }))).toEqual(['six', 'one'])
})
