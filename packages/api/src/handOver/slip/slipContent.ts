import { reducePicture } from '@irodori/imaging/server/reducePicture'
import { GOTHIC } from '../../invoice/openPdf.ts'
import { printableText } from '../../invoice/printableText.ts'
import type { HandedPiece } from '../handOver.ts'
import { parcelNumber } from '../packedParcels.ts'
import { printedReceiver } from '../printedReceiver.ts'
import type { Slip, SlipSender } from './slip.ts'
import { PICTURED_PAGES } from './slip.ts'
import { slipDay, slipNote, slipShop, slipWrapping } from './slipText.ts'

/** How the pictures of a size are printed. */
export interface PictureStyle {
  /** Pictures of one piece, at most `PICTURED_PAGES`. */
  readonly most: number
  readonly colours: 'COLOUR' | 'GREY'
}

/** The texts and pictures of a slip, with a geta mark for each character that the font lacks. */
export type SlipContent = Awaited<ReturnType<typeof slipContent>>
export type SlipRow = Awaited<ReturnType<typeof rowOf>>

/** Pixels of a picture's longer side: 300 dpi at 21 mm, the largest picture of a slip. */
const PICTURE_PIXELS = 248

export async function slipContent(slip: Slip, sender: SlipSender, style: PictureStyle) {
  const { order, people, message } = slip.handOver
  const { parcel } = slip
  const print = (text: string) => printableText(text, GOTHIC)
  const pieces = slip.handOver.pieces.filter(({ parcelId }) => parcelId === parcel.id)
  return {
    accent: sender.accent,
    shopName: await print(sender.name),
    orderShop: await print(slipShop(order.shop, sender.name)),
    number: order.number,
    parcelNumber: parcelNumber(slip),
    pieceCount: slip.handOver.pieces.length,
    shipDay: parcel.plannedShipDate === null ? '未定' : slipDay(parcel.plannedShipDate),
    deliveryDay: parcel.deliveryDay === null ? '指定なし' : slipDay(parcel.deliveryDay),
    deliveryTime: await print(parcel.deliveryTime ?? '指定なし'),
    hasDeliveryWish: parcel.deliveryDay !== null || parcel.deliveryTime !== null,
    receiver: await printedReceiver(people.receiver),
    ordererName: await print(`${people.orderer.familyName} ${people.orderer.firstName}`),
    notes: await Promise.all([
      ...slip.handOver.notes.map((note) => print(slipNote(note))),
      ...(message === null ? [] : [print('デジタルメッセージのギフトです。金額のわかるものを入れません。')]),
    ]),
    wrappedCount: pieces.filter(({ wrapping }) => wrapping !== null).length,
    rows: await Promise.all(pieces.map((piece) => rowOf(piece, slip.pictures, style))),
  }
}

async function rowOf(piece: HandedPiece, pictures: Slip['pictures'], { most, colours }: PictureStyle) {
  const print = (text: string) => printableText(text, GOTHIC)
  return {
    groupNumber: String(piece.groupNumber),
    name: await print(piece.productName),
    option: await print(piece.option?.name ?? ''),
    wrapping: await print(slipWrapping(piece)),
    isWrapped: piece.wrapping !== null,
    pages: piece.cards === null ? `${piece.pages.length}面` : `${piece.cards}枚（${piece.pages.length}面ずつ）`,
    files: filesOf(piece),
    /** Null for a page without a picture. */
    pictures: await Promise.all(
      piece.pages.slice(0, Math.min(most, PICTURED_PAGES)).map(({ preview }) => {
        const bytes = preview === null ? undefined : pictures.get(preview)
        return bytes === undefined ? null : reducePicture(bytes, PICTURE_PIXELS, colours)
      }),
    ),
  }
}

function filesOf({ pages, print }: HandedPiece): string {
  const files = pages.flatMap(({ file }) => file ?? [])
  const range = files.length > 1 ? `${files[0]}–${files.at(-1)}` : (files[0] ?? '')
  return [range, print?.file].filter(Boolean).join('　')
}
