import { qrModules } from './qrModules.ts'

/** Pixels of a module: some 800 pixels for an address, which prints sharply at 3 cm. */
const MODULE_PX = 16

/** Draws the QR code of a text with its quiet zone; the canvas gets the size of the code. */
export function drawQrCode(canvas: HTMLCanvasElement, text: string): void {
  const modules = qrModules(text)
  canvas.width = modules.length * MODULE_PX
  canvas.height = canvas.width
  const context = canvas.getContext('2d')
  if (!context) return
  context.fillStyle = 'white'
  context.fillRect(0, 0, canvas.width, canvas.height)
  context.fillStyle = 'black'
  modules.forEach((row, y) => {
    row.forEach((isDark, x) => {
      if (isDark) context.fillRect(x * MODULE_PX, y * MODULE_PX, MODULE_PX, MODULE_PX)
    })
  })
}
