import { elementOf } from '../art/elementOf.ts'
import type { Design } from '../composing/compose.ts'
import { A5_PAGE, A5_SPREAD_PAGE, BOOKLET_COVER_PAGE, BOOKLET_SPREAD_PAGE } from '../entities/pageFormat.ts'
import type { About } from '../entities/occasion.ts'
import type { SceneKind } from '../entities/sceneKind.ts'
import { CARD } from '../layouts/card.ts'
import { SPREAD } from '../layouts/landscape.ts'
import { PORTRAIT } from '../layouts/portrait.ts'
import { SQUARE } from '../layouts/square.ts'
import type { LookName } from '../looks/looks.ts'
import { asSamples, book, type Row } from './series.ts'
import { textsOf, type Words } from './words.ts'

/** Words of covers. */
const TITLES = {
  diary: { title: ['ある日の記録', 'Days to keep'], latin: ['Photo diary', 'Photo diary'] },
  little: { title: ['ちいさな毎日', 'Little days'], latin: ['One by one', 'One by one'] },
  green: { title: ['緑のたより', 'Green days'], latin: ['Under the trees', 'Under the trees'] },
  notes: { title: ['道くさ帖', 'Roadside notes'], latin: ['Here and there', 'Here and there'] },
  bond: { title: ['家族のきずな', 'Bonds for life'], latin: ['Our story', 'Our story'] },
  long: { title: ['一冊の思い出', 'A book of us'], latin: ['All in one place', 'All in one place'] },
} as const satisfies Record<string, Words>

/** Words of the spreads that begin a chapter. */
const CHAPTERS = [
  {
    title: ['はじまりの日', 'How it began'],
    text: ['小さな一歩から、\nすべてが始まりました。', 'It all started\nwith one small step.'],
  },
  {
    title: ['いつもの朝', 'Mornings'],
    text: ['パンの焼けるにおいと、\n窓からの光。', 'The smell of toast,\nlight at the window.'],
  },
  {
    title: ['おでかけ', 'Out and about'],
    text: ['知らない道を曲がるたび、\n新しい景色に会えました。', 'New things to see\nround every corner.'],
  },
  {
    title: ['みんな集まって', 'Everyone is here'],
    text: ['笑い声が、\n部屋いっぱいに広がりました。', 'Laughter\nfilled the whole room.'],
  },
  {
    title: ['そして続く', 'On we go'],
    text: ['次のページには、\nどんな日が待っているでしょう。', 'Who knows what\nthe next page will bring?'],
  },
] as const satisfies readonly Words[]

const BACK = { title: ['また、次の一冊で', 'Until the next one'] } as const satisfies Words

export const ALBUM_WORDS: readonly Words[] = [...Object.values(TITLES), ...CHAPTERS, BACK]

/** A chapter of four spreads: words first, then photos only. */
const CHAPTER_LAYOUTS = [
  ['panorama', 'facing', 'quartet', 'whole'],
  ['duet', 'three', 'six', 'facing'],
  ['fiveWithText', 'whole', 'five', 'three'],
  ['sixWithText', 'facing', 'quartet', 'whole'],
] as const satisfies readonly (readonly (keyof typeof SPREAD)[])[]

const SUBJECTS_IN_TURN = ['hills', 'family', 'flowers', 'cat', 'sea', 'dog', 'toys', 'fuji', 'tea', 'pair'] as const

/** The spreads of a book, the photos in turn from one of the subjects. */
function spreadsIn(look: LookName, count: number, first: number): Row<keyof typeof SPREAD>[] {
  let next = first
  return Array.from({ length: count }, (_, index) => {
    const chapter = Math.floor(index / 4)
    const name = elementOf(elementOf(CHAPTER_LAYOUTS, (chapter + first) % CHAPTER_LAYOUTS.length), index % 4)
    const scenes = SPREAD[name].frames.map(() => elementOf(SUBJECTS_IN_TURN, next++ % SUBJECTS_IN_TURN.length))
    return [look, name, index % 4 === 0 ? textsOf(elementOf(CHAPTERS, chapter % CHAPTERS.length)) : {}, scenes]
  })
}

/** Spreads of photos only with the same layout share their artwork. */
function sharingArtwork(pages: readonly Design[]): Design[] {
  const first = new Map<Design['layout'], string>()
  return pages.map((page) => {
    if (Object.keys(page.texts).length > 0) return page
    const drawn = first.get(page.layout) ?? page.id
    first.set(page.layout, drawn)
    return drawn === page.id ? page : { ...page, artworkOf: drawn }
  })
}

type Album<Cover extends string> = readonly [
  product: string,
  pages: number,
  look: LookName,
  cover: Cover,
  title: keyof typeof TITLES,
  scenes: readonly SceneKind[],
]

const SQUARE_ALBUMS: readonly Album<keyof typeof SQUARE>[] = [
  ['photo-booklet', 8, 'fields-hisui', 'centre', 'diary', ['hills']],
  ['photo-booklet', 8, 'rings-momo', 'moon', 'little', ['family']],
  ['photo-booklet', 8, 'twigs-matsuba', 'centre', 'green', ['flowers']],
  ['photo-booklet', 8, 'squared-kinari', 'quad', 'notes', ['dog', 'sea', 'hills', 'cat']],
  ['photo-booklet', 8, 'lines-kon', 'column', 'bond', ['pair']],
  ['photo-booklet-16', 16, 'lines-sumi', 'centre', 'bond', ['family']],
  ['photo-booklet-16', 16, 'ink-ai', 'moon', 'diary', ['sea']],
  ['photo-booklet-16', 16, 'wrap-koushi', 'centre', 'little', ['cat']],
]

const COVERS = { ...PORTRAIT, ...CARD }
const TALL_ALBUMS: readonly Album<keyof typeof COVERS>[] = [
  ['large-photo-book', 8, 'obi-shippo', 'column', 'bond', ['elders']],
  ['large-photo-book', 8, 'fields-akane', 'poster', 'diary', ['flowers']],
  ['large-photo-book-24', 24, 'twigs-momo', 'pill', 'little', ['family']],
  ['large-photo-book-24', 24, 'rings-ai', 'circles', 'notes', ['sea', 'dog', 'hills']],
  ['large-photo-book-40', 40, 'fields-yamabuki', 'board', 'long', ['family', 'cat', 'flowers']],
  ['large-photo-book-40', 40, 'squared-sora', 'strip', 'long', ['toys', 'cat', 'dog']],
]

const album = <Cover extends string>(
  formats: Readonly<Record<'cover' | 'spread', Design['format']>>,
  covers: Readonly<Record<Cover, Design['layout']>>,
  back: Cover,
  [product, pages, look, cover, title, scenes]: Album<Cover>,
  index: number,
): Design[] =>
  sharingArtwork(
    asSamples(
      book(
        product,
        { format: formats.cover, layouts: covers },
        { format: formats.spread, layouts: SPREAD },
        ['アルバム', '写真たっぷり'],
        [look, cover, textsOf(TITLES[title]), scenes],
        spreadsIn(look, pages / 2, index),
        [look, back, textsOf(BACK), ['fuji']],
      ),
    ),
  )

/** Books of 8, 16, 24 and 40 pages in the systems. */
export const ALBUM_DESIGNS = [
  ...SQUARE_ALBUMS.flatMap((row, index) =>
    album({ cover: BOOKLET_COVER_PAGE, spread: BOOKLET_SPREAD_PAGE }, SQUARE, 'centre', row, index),
  ),
  ...TALL_ALBUMS.flatMap((row, index) => album({ cover: A5_PAGE, spread: A5_SPREAD_PAGE }, COVERS, 'hero', row, index)),
]

export const ALBUM_ABOUT: readonly About[] = [...SQUARE_ALBUMS, ...TALL_ALBUMS].map(([product, , look]) => [
  `${product}-${look}`,
  'ANY',
  'ANY',
])
