import type { DesignPage } from '@irodori/design'
import { placePhoto } from '@irodori/design'
import { curvedItem, photoItem, samplePage, textItem } from '@irodori/design/testing'

/** What the photo of the pages is called. */
const KERNEL_PHOTO = { imageName: `${'0'.repeat(64)}.jpg`, width: 360, height: 240 }

const window = (id: string, left: number, top: number, change: Parameters<typeof photoItem>[0] = {}) => {
  const place = photoItem({ id, left, top, width: 180, height: 130 })
  return { ...place, ...placePhoto(place, KERNEL_PHOTO), ...change }
}
const { type: _, ...words } = textItem({ fontSize: 14, width: 180, height: 130 })

/** Small pages that between them take every way of the kernel. They never change: what they look like is kept. */
export const KERNEL_PAGES: Readonly<Record<string, DesignPage>> = {
  photos: samplePage({
    items: [
      window('upright', 10, 10),
      window('magnified', 205, 5, {
        croppedLeft: 100.5,
        croppedTop: 80.25,
        croppedWidth: 90,
        croppedHeight: 65,
        borderRadius: { rx: 20, ry: 30 },
      }),
      window('turned', 10, 155, { rotate: 12.5, imageRotate: 30, brightnessFactor: 120 }),
      { ...window('round', 205, 155, { imageRotate: 90, brightnessFactor: 70 }), type: 'CIRCLE_IMAGE' },
    ],
  }),
  words: samplePage({
    items: [
      textItem({ ...words, id: 'straight', text: 'AVATAR office\n「春」12月、ー。', rotate: 7, background: '#fff3d6' }),
      {
        ...words,
        type: 'VERTICAL_TEXT',
        id: 'vertical',
        left: 205,
        text: '令和８年12月「永遠」ABC、ー。',
        font: 'NotoSerifJP.ttf',
      },
      curvedItem({
        ...words,
        id: 'curved',
        top: 150,
        text: 'いつもありがとう Love',
        fontWeight: 'Bold',
        radius: 150,
        spacing: 10,
        borderTextColor: '#f4c542',
      }),
      {
        ...words,
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
}
