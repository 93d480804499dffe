import type { SlipSize } from '@irodori/contract/entities/packing'
import { openPdf } from '../../invoice/openPdf.ts'
import type { Document } from '../../invoice/pdfText.ts'
import { PAGE } from '../../invoice/pdfText.ts'
import { newestOrderDate } from '../packedParcels.ts'
import { drawSheetSlip } from './sheetSlip.ts'
import type { Slip, SlipSender } from './slip.ts'
import type { PictureStyle, SlipContent } from './slipContent.ts'
import { slipContent } from './slipContent.ts'
import { THERMAL_PAGE } from './thermalLayout.ts'
import { drawThermalSlip } from './thermalSlip.ts'

interface Layout {
  /** Points. */
  readonly page: { readonly width: number; readonly height: number }
  readonly pictures: PictureStyle
  /** Draws the pages of a slip; the first one of them is there already. */
  readonly draw: (document: Document, slip: SlipContent) => void
}

const LAYOUTS: Readonly<Record<SlipSize, Layout>> = {
  A4: { page: PAGE, pictures: { most: 3, colours: 'COLOUR' }, draw: drawSheetSlip },
  '100X150': { page: THERMAL_PAGE, pictures: { most: 1, colours: 'GREY' }, draw: drawThermalSlip },
}

/**
 * Packing slips, one for each parcel, with the pages of each numbered for itself. The same slips give the same bytes.
 * @param size A4 in the shop's colour, or 100 × 150 mm in black for label printers
 */
export async function drawSlips(slips: readonly Slip[], sender: SlipSender, size: SlipSize): Promise<Uint8Array> {
  const { page, pictures, draw } = LAYOUTS[size]
  const [only] = slips
  const title = slips.length === 1 && only ? `梱包票 ${only.handOver.order.number}` : '梱包票'
  const { document, end } = openPdf({ title, author: sender.name, createdAt: newestOrderDate(slips), page })
  for (const [index, slip] of slips.entries()) {
    if (index > 0) document.addPage()
    draw(document, await slipContent(slip, sender, pictures))
  }
  return end()
}
