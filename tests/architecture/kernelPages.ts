import type { Grading } from '@irodori/contract/entities/designItem'
import type { DesignPage } from '@irodori/design/designPage'
import { NO_GRADING } from '@irodori/design/photoColours'
import { placePhoto } from '@irodori/design/photoPlacement'
import { curvedItem, ornamentItem, photoItem, samplePage, textItem } from '@irodori/design/testing/sampleItems'
import { sampleMonthGrid } from '@irodori/design/testing/sampleMonthGrid'

/** The photo of the sample pages, under the name that the pages use. */
const KERNEL_PHOTO = { imageName: `${'0'.repeat(64)}.jpg`, width: 360, height: 240 }

const frame = (id: string, left: number, top: number, change: Parameters<typeof photoItem>[0] = {}) => {
  const place = photoItem({ id, left, top, width: 180, height: 130 })
  return { ...place, ...placePhoto(place, KERNEL_PHOTO), ...change }
}
/** Every amount of a grading, in turn. */
const grading = (change: Partial<Grading>): { grading: Grading } => ({ grading: { ...NO_GRADING, ...change } })
const { type: _, ...text } = textItem({ fontSize: 14, width: 180, height: 130 })

/** Petals that overlap, one of them in the other direction, and a heart of quadratic curves. */
const BLOSSOM = {
  width: 40,
  height: 30,
  shapes: [
    { outline: 'M20 15C5 12 8 1 20 3C32 1 35 12 20 15ZM20 15L38 27L2 27ZM20 12L12 22L28 22Z', ink: 0 },
    { outline: 'M20 20Q14 14 20 12Q26 14 20 20ZM1 1L6 1L6 3.5L1 3.5Z', ink: 1 },
  ],
}

/** Small pages that together use every branch of the kernel. They never change, because their hashes are recorded. */
export const KERNEL_PAGES: Readonly<Record<string, DesignPage>> = {
  colours: samplePage({
    items: [
      frame('enhanced', 10, 10, {
        brightnessFactor: 110,
        ...grading({
          range: { black: { red: 12, green: 4, blue: 20 }, white: { red: 240, green: 250, blue: 222 }, middle: 25 },
          saturation: 35,
        }),
      }),
      frame('warm', 205, 10, { imageRotate: 30, ...grading({ warmth: 60, contrast: 45 }) }),
      frame('sepia', 10, 155, grading({ style: 'SEPIA', contrast: -30 })),
      { ...frame('grey', 205, 155, grading({ style: 'MONOCHROME', warmth: -40 })), type: 'CIRCLE_IMAGE' },
    ],
  }),
  photos: samplePage({
    items: [
      frame('upright', 10, 10),
      frame('magnified', 205, 5, {
        croppedLeft: 100.5,
        croppedTop: 80.25,
        croppedWidth: 90,
        croppedHeight: 65,
        borderRadius: { rx: 20, ry: 30 },
      }),
      frame('turned', 10, 155, { rotate: 12.5, imageRotate: 30, brightnessFactor: 120 }),
      { ...frame('round', 205, 155, { imageRotate: 90, brightnessFactor: 70 }), type: 'CIRCLE_IMAGE' },
    ],
  }),
  texts: samplePage({
    items: [
      textItem({ ...text, id: 'straight', text: 'AVATAR office\n「春」12月、ー。', rotate: 7, background: '#fff3d6' }),
      {
        ...text,
        type: 'VERTICAL_TEXT',
        id: 'vertical',
        left: 205,
        text: '令和８年12月「永遠」ABC、ー。',
        font: 'NotoSerifJP.ttf',
      },
      curvedItem({
        ...text,
        id: 'curved',
        top: 150,
        text: 'いつもありがとう Love',
        fontWeight: 'Bold',
        radius: 150,
        spacing: 10,
        borderTextColor: '#f4c542',
      }),
      {
        ...text,
        type: 'VERTICAL_TEXT',
        id: 'bordered',
        left: 205,
        top: 150,
        text: '彩の国',
        fontSize: 20,
        color: '#ffffff',
        borderTextColor: '#28486b80',
      },
    ],
  }),
  forms: samplePage({
    items: [
      {
        ...text,
        type: 'TEXT',
        id: 'lines',
        text: '葛\u{e0100}城、辻\u{e0100}、葛\u{e0100}飾、芦\u{e0100}屋',
        font: 'NotoSerifJP.ttf',
        fontSize: 8,
        width: 100,
      },
      {
        ...text,
        type: 'VERTICAL_TEXT',
        id: 'outside the basic plane',
        left: 205,
        text: '𠮷野、𩸽',
        font: 'NotoSerifJP.ttf',
        fontSize: 8,
        allowsSupplementary: true,
      },
      { ...text, type: 'TEXT', id: 'punctuation', top: 150, text: '「海」「山」、（川）。', fontSize: 7 },
      {
        ...text,
        type: 'VERTICAL_TEXT',
        id: 'column',
        left: 205,
        top: 150,
        text: '「海」『山』、『「川」』。',
        font: 'NotoSerifJP.ttf',
        fontSize: 7,
      },
    ],
  }),
  marks: samplePage({
    items: [
      textItem({
        ...text,
        id: 'dashes',
        text: '春——夏、“愛”と‘夢’……Love——',
        font: 'NotoSerifJP.ttf',
        fontSize: 5,
        width: 160,
      }),
      {
        ...text,
        type: 'VERTICAL_TEXT',
        id: 'quotation marks',
        left: 205,
        text: '春——夏“愛”‘夢’“Love”',
        font: 'ZenMaruGothic.ttf',
        fontSize: 5,
      },
      curvedItem({
        ...text,
        id: 'bent dashes',
        top: 150,
        text: '春———“愛”',
        fontSize: 6,
        radius: 100,
        spacing: 20,
        borderTextColor: '#f4c542',
      }),
      {
        ...text,
        type: 'TEXT',
        id: 'closing up',
        left: 205,
        top: 150,
        text: '春は「曙」の空。約５㎏',
        fontSize: 5,
        width: 147,
        height: 65,
      },
      {
        ...text,
        type: 'TEXT',
        id: 'phrases',
        left: 205,
        top: 220,
        text: '今日は天気です。',
        fontSize: 5,
        width: 100,
        height: 65,
        phraseBreaks: true,
      },
    ],
  }),
  month: samplePage({
    sheet: {
      monthGrid: sampleMonthGrid(),
      month: '2026-09',
      ownDays: [
        { name: '花子', month: 9, date: 5, kind: 'BIRTHDAY', year: 2023 },
        { name: 'おじいちゃんとおばあちゃんの結婚記念日', month: 9, date: 22, kind: 'ANNIVERSARY', year: 1976 },
      ],
    },
    items: [],
  }),
  ornaments: samplePage({
    items: [
      ornamentItem({ id: 'upright', left: 10, top: 10, width: 180, height: 135, drawing: BLOSSOM }),
      ornamentItem({
        id: 'mirrored',
        left: 210,
        top: 8,
        width: 175,
        height: 130,
        rotate: 33.3,
        isMirrored: true,
        drawing: BLOSSOM,
        colours: ['#3f7a5c80', '#25211d'],
      }),
      textItem({ ...text, id: 'below', left: 20, top: 160, text: '花', fontSize: 30, priorityIndex: 1 }),
      ornamentItem({ id: 'above', left: 60, top: 150, width: 300, height: 60, drawing: BLOSSOM, priorityIndex: 2 }),
      ornamentItem({ id: 'off the page', left: 330, top: 220, width: 160, height: 120, rotate: -20, drawing: BLOSSOM }),
    ],
  }),
  background: samplePage({
    sheet: {
      background: {
        ground: '#fdf6e3',
        pattern: {
          id: 'blossoms',
          version: 1,
          tile: {
            width: 40,
            height: 30,
            // The last one reaches into the tiles beside its own.
            shapes: [...BLOSSOM.shapes, { outline: 'M-6 -5C4 -9 9 4 3 8L-8 6ZM38 28L46 29L40 36Z', ink: 0 }],
          },
          tileMm: 5.3,
          scale: 'LARGE',
          colours: ['#d98b86a0', '#28486b'],
        },
      },
    },
    items: [frame('photo', 205, 155), textItem({ ...text, id: 'words', text: '春', fontSize: 30 })],
  }),
}
