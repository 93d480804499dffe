import encodeQR from 'qr'
import type { Document } from '../../invoice/pdfText.ts'

/** Free modules around the code that readers need, by ISO/IEC 18004. */
export const QUIET_ZONE = 4

/** The dark modules of a QR code, by rows, with its quiet zone. */
export const qrModules = (text: string): boolean[][] => encodeQR(text, 'raw', { ecc: 'medium', border: QUIET_ZONE })

/** @param module side of a module in points */
export function drawQr(
  document: Document,
  modules: readonly (readonly boolean[])[],
  { x, y, module, color }: { readonly x: number; readonly y: number; readonly module: number; readonly color: string },
): void {
  modules.forEach((cells, row) => {
    cells.forEach((isDark, column) => {
      if (isDark) document.rect(x + column * module, y + row * module, module, module)
    })
  })
  document.fill(color)
}
