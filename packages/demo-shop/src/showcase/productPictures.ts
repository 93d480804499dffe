import { dot, group, line, n, picture, shape, tag } from '../art/svg.ts'
import { cutPrint, heightOf, lying, type Print, softShadow } from './printed.ts'
import { footShade, hands, ROOM, table, wall, woodBlock } from './rooms.ts'
import { closedBook, keyholder, mug, openBook, phoneCase, talk, tote } from './goods.ts'

/** Size of every product picture in pixels. */
const PRODUCT_PICTURE = { width: 960, height: 720 } as const

/** A picture of a product with its printed pages in a photographed scene. */
export interface ProductPicture {
  key: string
  width: number
  height: number
  /** Templates of the visible pages. */
  templateIds: readonly string[]
  /** The picture's vector source. */
  draw: (prints: readonly Print[]) => string
}

const shot = (
  product: string,
  templateIds: readonly string[],
  draw: (...prints: Print[]) => string,
): ProductPicture => ({
  key: `product/${product}.png`,
  ...PRODUCT_PICTURE,
  templateIds,
  draw: (prints) => picture(ROOM.width, ROOM.height, draw(...prints)),
})

/** Three overlapping square objects in a row. */
const fan = (prints: readonly Print[], width: number, corner = 4): string =>
  prints
    .map((print, index) =>
      lying(print, { x: 330 + index * 275, y: 470 - (index % 2) * 40, width, turn: [-7, 2, 8][index], corner }),
    )
    .join('')

/** A page in a wooden picture frame on the wall. */
const framed = (print: Print, x: number, y: number, width: number): string => {
  const tall = heightOf(print, width)
  const wood = 22
  return group(
    { transform: `translate(${x} ${y})` },
    softShadow(width + 2 * wood, tall + 2 * wood, 4, 20),
    tag('rect', {
      x: n(-width / 2 - wood),
      y: n(-tall / 2 - wood),
      width: n(width + 2 * wood),
      height: n(tall + 2 * wood),
      rx: 4,
      fill: '#B98E60',
    }),
    tag('rect', {
      x: n(-width / 2 - 4),
      y: n(-tall / 2 - 4),
      width: n(width + 8),
      height: n(tall + 8),
      fill: '#8F6B45',
    }),
    cutPrint(print, width, 0),
  )
}

/** A page clipped to a wooden bar that hangs from a nail. */
const hung = (print: Print, x: number, y: number, width: number): string => {
  const top = y - heightOf(print, width) / 2
  return (
    line(
      `M${n(x - width / 2 + 20)} ${n(top - 6)}L${x} ${n(top - 74)}L${n(x + width / 2 - 20)} ${n(top - 6)}`,
      '#8A7B62',
      3,
    ) +
    dot(x, top - 74, 6, '#8A7B62') +
    lying(print, { x, y, width, drop: 18 }) +
    tag('rect', { x: n(x - width / 2 - 10), y: n(top - 14), width: n(width + 20), height: 24, rx: 5, fill: '#B98E60' })
  )
}

/** A bag of brown paper with a tag. */
const paperBag = (x: number, y: number, width: number, fill: string, ribbon: string): string => {
  const tall = width * 1.22
  const [left, top] = [x - width / 2, y - tall / 2]
  return (
    footShade(x, y + tall / 2, width * 1.2) +
    line(
      `M${n(x - width * 0.22)} ${n(top)}C${n(x - width * 0.22)} ${n(top - width * 0.42)} ${n(x + width * 0.22)} ${n(top - width * 0.42)} ${n(x + width * 0.22)} ${n(top)}`,
      '#A98A60',
      9,
    ) +
    shape(`M${n(left)} ${n(top)}H${n(left + width)}V${n(top + tall)}H${n(left)}Z`, fill) +
    shape(
      `M${n(left + width)} ${n(top)}L${n(left + width * 1.16)} ${n(top + 20)}V${n(top + tall - 24)}L${n(left + width)} ${n(top + tall)}Z`,
      '#8E6F47',
      { opacity: 0.55 },
    ) +
    line(`M${n(left)} ${n(top + tall * 0.3)}H${n(left + width)}`, ribbon, 20) +
    group(
      { transform: `translate(${n(x)} ${n(top + tall * 0.3)})` },
      shape('M0 0C-30 -46 -92 -58 -98 -24C-103 10 -44 22 0 0ZM0 0C30 -46 92 -58 98 -24C103 10 44 22 0 0Z', ribbon),
      dot(0, 0, 15, '#8A3A2E'),
    )
  )
}

/** One picture for each visible product. */
export const PRODUCT_PICTURES: readonly ProductPicture[] = [
  shot(
    'greeting-card',
    ['card-hanaikada-front', 'card-hanaikada-back'],
    (front, back) =>
      table('#E4E7E2', true) +
      lying(back, { x: 790, y: 480, width: 430, turn: 7 }) +
      lying(front, { x: 430, y: 445, width: 460, turn: -4 }),
  ),
  shot(
    'wall-clock',
    ['clock-hokuo'],
    (face) =>
      wall('#E9E4D8') +
      lying(face, { x: 600, y: 450, width: 690, corner: 8, drop: 26 }) +
      hands(600, 450, 345, '#2E3B3D'),
  ),
  shot(
    'photo-booklet',
    ['booklet-mori-cover', 'booklet-mori-birth'],
    (cover, open) => table('#EAE3D4') + closedBook(cover, 350, 290, 420, -6) + openBook(open, 670, 600, 850, 3),
  ),
  shot(
    'large-photo-book',
    ['large-photo-book-shiro-cover', 'large-photo-book-shiro-2'],
    (cover, open) => table('#DCE3E6', true) + openBook(open, 720, 560, 800, 2) + closedBook(cover, 330, 400, 400, -5),
  ),
  shot(
    'linen-booklet',
    ['linen-booklet-kusabana-cover', 'linen-booklet-kusabana-2'],
    (cover, open) =>
      table('#EFEAE0') + openBook(open, 690, 620, 840, -3) + closedBook(cover, 400, 310, 330, 5, '#C9BB9F'),
  ),
  shot(
    'postcard-set',
    ['postcard-set-nordic-1', 'postcard-set-nordic-2', 'postcard-set-nordic-3'],
    (first, second, third) =>
      table('#E8E2D6', true) +
      lying(first, { x: 420, y: 270, width: 540, turn: -6 }) +
      lying(second, { x: 760, y: 430, width: 540, turn: 5 }) +
      lying(third, { x: 560, y: 640, width: 540, turn: -2 }),
  ),
  shot(
    'thank-you-card',
    ['thank-you-card-kraft-2', 'thank-you-card-kraft-1'],
    (back, front) =>
      table('#DDE4DC', true) +
      lying(back, { x: 720, y: 590, width: 600, turn: 7 }) +
      lying(front, { x: 500, y: 350, width: 640, turn: -5 }),
  ),
  shot(
    'wedding-card',
    ['wedding-card-kusabana-moon', 'wedding-card-shiro-sky'],
    (under, over) =>
      table('#EBE6DF', true) +
      lying(under, { x: 790, y: 470, width: 440, turn: 8 }) +
      lying(over, { x: 440, y: 455, width: 470, turn: -4 }),
  ),
  shot(
    'birth-card',
    ['birth-card-sora-hero', 'birth-card-yume-hero'],
    (under, over) =>
      table('#F3E4DC', true) +
      lying(under, { x: 790, y: 470, width: 440, turn: 6 }) +
      lying(over, { x: 440, y: 455, width: 470, turn: -5 }),
  ),
  shot(
    'naming-poster',
    ['naming-poster-asanoha-column'],
    (poster) => wall('#E6E0D3', 800) + framed(poster, 600, 420, 490),
  ),
  shot(
    'milestone-card',
    ['milestone-card-yume-1', 'milestone-card-yume-2', 'milestone-card-yume-3'],
    (...cards) => table('#E3ECE8') + fan(cards, 420, 10),
  ),
  shot(
    'birthday-poster',
    ['birthday-poster-party-hero', 'birthday-poster-magazine-cover'],
    (left, right) =>
      wall('#E5EBEC') +
      lying(left, { x: 380, y: 460, width: 450, turn: -2 }) +
      lying(right, { x: 830, y: 450, width: 460, turn: 2 }),
  ),
  shot(
    'baby-plate',
    ['baby-plate-sora-moon'],
    (plate) =>
      wall('#EFE6DC', 700) +
      footShade(600, 716, 620) +
      lying(plate, { x: 600, y: 420, width: 560, corner: 34, drop: 14 }) +
      shape('M420 700L456 590H474L450 716ZM780 700L744 590H726L750 716Z', '#9A744C'),
  ),
  shot(
    'desk-clock',
    ['desk-clock-yozora-ring'],
    (face) =>
      wall('#E0E4E2', 690) +
      footShade(600, 706, 640) +
      tag('rect', { x: 310, y: 120, width: 580, height: 585, rx: 26, fill: 'url(#wood)' }) +
      lying(face, { x: 600, y: 410, width: 510, corner: 6, drop: 4 }) +
      hands(600, 410, 255, '#F4E7C3'),
  ),
  shot('wall-calendar', ['wall-calendar-nordic-4'], (sheet) => wall('#EDE7DB') + hung(sheet, 600, 490, 530)),
  shot(
    'desk-calendar',
    ['desk-calendar-sakura-5'],
    (card) =>
      wall('#E9E2E0', 680) +
      footShade(600, 750, 860) +
      lying(card, { x: 600, y: 420, width: 780, drop: 10 }) +
      woodBlock(600, 716, 860, 84),
  ),
  shot(
    'pair-mug',
    ['pair-mug-nordic-1', 'pair-mug-nordic-2'],
    (left, right) => wall('#E4E8E6', 640) + mug(left, 400, 490, 420, -1) + mug(right, 820, 520, 420, 1),
  ),
  shot(
    'pair-keyholder',
    ['pair-keyholder-kraft-1', 'pair-keyholder-kraft-2'],
    (left, right) =>
      table('#E6EAE4') + keyholder(left, 400, 520, 350, -9, '#B9BDC2') + keyholder(right, 800, 540, 350, 8, '#C9A24B'),
  ),
  shot(
    'phone-case',
    ['phone-case-sora-sky', 'phone-case-retro-stack', 'phone-case-yozora-moon'],
    (left, middle, right) =>
      table('#ECE7DE') +
      phoneCase(left, 270, 470, 330, -8) +
      phoneCase(right, 930, 470, 330, 8) +
      phoneCase(middle, 600, 455, 350, 0),
  ),
  shot(
    'coaster-set',
    ['coaster-set-retro-1', 'coaster-set-retro-2', 'coaster-set-retro-3'],
    (...coasters) => table('#D9C4A6') + fan(coasters, 420, 26),
  ),
  shot(
    'tote-bag',
    ['tote-bag-nordic-centre'],
    (front) => wall('#DFE5E0', 770) + tote(front, 600, 500, 560, '#EFE6D2', '#D6C8A8'),
  ),
  shot(
    'photo-panel',
    ['photo-panel-kraft-quad', 'photo-panel-shiro-column'],
    (left, right) =>
      wall('#E8E6E0', 760) +
      lying(left, { x: 390, y: 470, width: 500, corner: 4, drop: 24 }) +
      lying(right, { x: 880, y: 545, width: 400, corner: 4, drop: 24 }),
  ),
  shot(
    'line-stamp',
    ['line-stamp-crayon-centre', 'line-stamp-party-centre'],
    (first, second) => table('#E3ECE6') + talk(first, 400, 450, 500) + talk(second, 850, 490, 450),
  ),
  shot(
    'line-greeting',
    ['line-greeting-sakura-sky', 'line-greeting-nami-moon'],
    (first, second) => table('#F0E3E1') + talk(first, 400, 450, 500) + talk(second, 850, 490, 450),
  ),
  shot(
    'new-year-card',
    ['new-year-card-washi-hero', 'new-year-card-nami-column'],
    (under, over) =>
      table('#E9DCCB', true) +
      lying(under, { x: 790, y: 470, width: 440, turn: 7 }) +
      lying(over, { x: 440, y: 455, width: 470, turn: -4 }),
  ),
  shot(
    'graduation-board',
    ['graduation-board-sakura-centre'],
    (board) => wall('#E8E4DC', 780) + framed(board, 600, 430, 600),
  ),
  shot(
    'summer-card',
    ['summer-card-nami-hero', 'summer-card-sora-sky'],
    (under, over) =>
      table('#DDE9EC', true) +
      lying(under, { x: 790, y: 470, width: 440, turn: 6 }) +
      lying(over, { x: 440, y: 455, width: 470, turn: -5 }),
  ),
  shot(
    'photo-booklet-16',
    ['photo-booklet-16-lines-sumi-cover', 'photo-booklet-16-lines-sumi-3'],
    (cover, open) => table('#E9E6DE') + closedBook(cover, 350, 290, 420, -5) + openBook(open, 680, 600, 850, 2),
  ),
  shot(
    'large-photo-book-24',
    ['large-photo-book-24-twigs-momo-cover', 'large-photo-book-24-twigs-momo-3'],
    (cover, open) => table('#F0E3DC', true) + openBook(open, 720, 560, 800, 2) + closedBook(cover, 330, 400, 400, -5),
  ),
  shot(
    'large-photo-book-40',
    ['large-photo-book-40-fields-yamabuki-cover', 'large-photo-book-40-fields-yamabuki-3'],
    (cover, open) => table('#EDE5D2', true) + openBook(open, 710, 570, 810, -2) + closedBook(cover, 330, 390, 400, 4),
  ),
  shot(
    'gift-bag',
    [],
    () =>
      wall('#E7E2D6', 720) +
      paperBag(430, 500, 340, '#CDAE84', '#A93A2B') +
      paperBag(830, 560, 260, '#E4E0D4', '#4F7596'),
  ),
  shot(
    'wooden-stand',
    ['desk-calendar-kraft-11'],
    (card) =>
      wall('#E3E6DF', 690) +
      lying(card, { x: 600, y: 400, width: 560, turn: 0, drop: 8 }) +
      woodBlock(600, 640, 660, 110),
  ),
  shot(
    'acrylic-block',
    ['acrylic-block-shiro-sky'],
    (front) =>
      wall('#E6EAEC', 720) +
      footShade(600, 730, 600) +
      shape('M870 190L920 160V690L870 720ZM330 190L380 160H920L870 190Z', '#FFFFFF', { opacity: 0.65 }) +
      lying(front, { x: 600, y: 455, width: 540, corner: 4, drop: 6 }),
  ),
  shot(
    'round-magnet',
    ['pair-keyholder-yozora-1'],
    (front) =>
      wall('#DDE2E4') +
      tag('clipPath', { id: 'magnet' }, tag('circle', { cx: 600, cy: 450, r: 230 })) +
      group({ transform: 'translate(600 450)' }, softShadow(450, 450, 225, 22)) +
      group({ 'clip-path': 'url(#magnet)' }, group({ transform: 'translate(600 450)' }, cutPrint(front, 470, 0))),
  ),
]
